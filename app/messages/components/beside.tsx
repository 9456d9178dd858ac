import { Link } from 'react-router'
import { cx } from '#app/ui/cx.ts'
import type { Side } from '../policy.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type Application = {
	id: string
	jobTitle: string
	stage: string
	step: number
	steps: number
	applied: string
	href: string
	jobHref: string | null
	interview: { href: string; text: string | null } | false | undefined
	proposeHref: string | null
}

type BesideProps = {
	name: string
	otherId: string
	side: Side
	applications: readonly Application[]
	/** Where someone who accepted contact is put on the shortlist of a job. */
	shortlistHref: string | null
}

const row = 'link inline-flex min-h-8 items-center text-sm'

/** Beside the conversation on a wide screen: who it is with and the applications it is about. */
export function Beside({ name, otherId, side, applications, shortlistHref }: BesideProps) {
	return (
		<aside
			aria-label={t`About ${{ name }}`}
			className="hidden min-h-0 w-64 shrink-0 content-start gap-4 overflow-y-auto border-l border-line bg-surface p-4 xl:grid"
		>
			<Link
				to={`/${side === 'hospital' ? 'doctors' : 'hospitals'}/${otherId}`}
				className="link font-semibold wrap-anywhere"
				{...asWritten()}
			>
				{name}
			</Link>
			{shortlistHref ? (
				<div>
					<p className="text-sm text-ink-2">Accepted your contact request</p>
					<Link to={shortlistHref} className={row}>
						Shortlist for a job
					</Link>
				</div>
			) : null}
			{applications.map((application) => (
				<section key={application.id} className="grid gap-2 border-t border-line pt-3">
					<h2 className="text-sm" {...asWritten()}>
						{application.jobTitle}
					</h2>
					{application.step > 0 ? (
						<div aria-hidden="true" className="flex gap-1">
							{Array.from({ length: application.steps }, (_, index) => (
								<span
									key={index}
									className={cx('h-1.5 flex-1 rounded-full', index < application.step ? 'bg-brand' : 'bg-sunken')}
								/>
							))}
						</div>
					) : null}
					<p className="text-sm text-ink-2">
						{application.stage} · {application.applied}
					</p>
					<div className="grid justify-items-start">
						<Link to={application.href} className={row}>
							{t`View application`}
						</Link>
						{application.interview ? (
							<Link to={application.interview.href} className={row}>
								{application.interview.text ?? t`View interview`}
							</Link>
						) : null}
						{application.proposeHref ? (
							<Link to={application.proposeHref} className={row}>
								Propose interview
							</Link>
						) : null}
					</div>
				</section>
			))}
		</aside>
	)
}
