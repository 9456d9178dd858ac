import { Bookmark, ChevronDown, EllipsisVertical, LogOut, Plus, Settings, UserRound } from 'lucide-react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog, DialogButton, DialogClose } from '#app/ui/dialog.tsx'
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx'
import { CopyLink, ShareLink } from '#app/ui/share.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Example, Examples } from './example.tsx'

const rowOf = 'flex flex-wrap items-center gap-2'

export function ActionExamples() {
	return (
		<Examples>
			<Example name="Variants">
				<div className={rowOf}>
					<Button type="button">Apply</Button>
					<Button type="button" variant="secondary">
						<Bookmark size={16} aria-hidden="true" />
						Save
					</Button>
					<Button type="button" variant="quiet">
						Not now
					</Button>
					<Button type="button" variant="danger">
						Withdraw
					</Button>
				</div>
			</Example>
			<Example name="Small (44 px on touch screens)">
				<div className={rowOf}>
					<Button type="button" size="sm">
						<Plus size={16} aria-hidden="true" />
						Post a job
					</Button>
					<Button type="button" size="sm" variant="secondary">
						Shortlist
					</Button>
					<Button type="button" size="sm" variant="quiet">
						Clear all
					</Button>
					<Button type="button" size="sm" variant="secondary" iconOnly aria-label="More">
						<EllipsisVertical size={16} aria-hidden="true" />
					</Button>
				</div>
			</Example>
			<Example name="Disabled, pending, link">
				<div className={rowOf}>
					<Button type="button" disabled>
						Verify
					</Button>
					<Button type="button" pending pendingLabel="Saving...">
						Save Changes
					</Button>
					<ButtonLink to="?" variant="secondary">
						View All Jobs
					</ButtonLink>
				</div>
			</Example>
			<Example name="Long label, Devanagari">
				<div className={rowOf}>
					<Button type="button" className="w-full">
						Send the application with the resume of 3 November and a note to the hospital
					</Button>
					<Button type="button" variant="secondary" lang="mr">
						अर्ज पाठवा
					</Button>
				</div>
			</Example>
			<Example name="Menu">
				<div className={rowOf}>
					<Menu
						id="menu-user"
						align="start"
						button={
							<>
								<UserRound size={16} aria-hidden="true" />
								Dr Asha Menon
								<ChevronDown size={16} aria-hidden="true" />
							</>
						}
					>
						<MenuLink to="?theme=light">
							<UserRound size={16} aria-hidden="true" />
							My Profile
						</MenuLink>
						<MenuLink to="?theme=dark">
							<Settings size={16} aria-hidden="true" />
							Settings
						</MenuLink>
						<form method="get" className="mt-1 border-t border-line pt-1">
							<MenuButton danger>
								<LogOut size={16} aria-hidden="true" />
								Logout
							</MenuButton>
						</form>
					</Menu>
				</div>
			</Example>
			<Example name="Dialog, share">
				<div className={rowOf}>
					<DialogButton dialog="example-dialog" variant="secondary">
						Open dialog
					</DialogButton>
					<ShareLink title="Consultant Anesthesiologist, cardiac" url="https://example.org/jobs/1" />
					<CopyLink url="https://example.org/jobs/1" />
				</div>
				<Dialog
					id="example-dialog"
					title="Register as Specialist"
					footer={
						<>
							<DialogClose dialog="example-dialog">Cancel</DialogClose>
							<Button type="button">Send code</Button>
						</>
					}
				>
					<form className="grid gap-4">
						<p className="text-ink-2">Hospitals see your number only after you accept their request.</p>
						<TextField name="dialog-name" label="Full name" autoComplete="name" />
						<TextField name="dialog-city" label="City" optional />
					</form>
				</Dialog>
			</Example>
		</Examples>
	)
}
