import { EyeOff } from 'lucide-react'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

type Meant = { id: string; name: string; place: string }
type HiddenLine = {
	id: string
	name: string
	blocked: boolean
	onlyHospital: boolean
	/** Hospitals here that the name means, and those that the person said it does not. */
	means: Meant[]
	except: Meant[]
}

type HiddenHospitalsProps = {
	hidden: HiddenLine[]
	/** Where the person works now and does not hide yet. */
	employers: string[]
	suggestions: string[]
	problem?: FormProblem | undefined
}

const page = '/settings/privacy/hidden-hospitals'

/** Hospitals that do not find the profile, by name: registered with us or not yet. */
export function HiddenHospitals({ hidden, employers, suggestions, problem }: HiddenHospitalsProps) {
	return (
		<div className="grid grid-cols-1 gap-4">
			<p className="max-w-prose text-ink-2">
				{t`Every hospital with a name on this list cannot find your profile, even if it registers or changes its name later. It sees you only if you apply to one of its jobs, or if you have accepted its contact request. A blocked hospital cannot see you at all and cannot message you.`}
			</p>
			{hidden.length > 0 ? (
				<ul className="divide-y divide-line rounded-md border border-line">
					{hidden.map((line) => (
						<Line key={line.id} line={line} />
					))}
				</ul>
			) : null}
			{employers.map((name) => (
				<Form
					key={name}
					method="post"
					action={page}
					preventScrollReset
					className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2"
				>
					<input type="hidden" name="hospital" value={name} />
					<p className="min-w-0 break-words">
						<span className="block text-sm text-ink-2">{t`Your current employer`}</span>
						{name}
					</p>
					<Button variant="secondary" size="sm">
						<EyeOff size={16} aria-hidden="true" />
						{t`Hide my profile`}
						<span className="sr-only">: {name}</span>
					</Button>
				</Form>
			))}
			<Form method="post" action={page} noValidate className="grid gap-3">
				<ErrorSummary problem={problem} labels={{ hospital: t`Hospital` }} />
				<SuggestField
					name="hospital"
					label={t`Hospital`}
					hint={t`Part of the name is enough, for example “Lakeside”. You can choose between hospitals of one name afterwards.`}
					required
					maxLength={240}
					suggestions={suggestions}
					defaultValue={fieldValue(problem, 'hospital')}
					error={problem?.fields?.['hospital']}
					messages={{ required: t`This field is required` }}
				/>
				<div>
					<Button variant="secondary">{t`Add hospital`}</Button>
				</div>
			</Form>
		</div>
	)
}

const hidden = (words: string) => <span className="sr-only">{words}</span>

/** A name, and for each hospital here that it means how to say that it does not. */
function Line({ line: { id, name, blocked, onlyHospital, means, except } }: { line: HiddenLine }) {
	const isNarrowed = onlyHospital || except.length > 0
	return (
		<li className="grid gap-1 px-3 py-2">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<span className="flex min-w-0 flex-wrap items-center gap-2 wrap-anywhere">
					{name}
					{blocked ? <Tag tone="danger">{t`Blocked`}</Tag> : null}
				</span>
				<PostButton action={`${page}/${id}/removal`} form={{ preventScrollReset: true }} variant="quiet" size="sm">
					{blocked
						? rich({ hidden })`Unblock<hidden> ${{ name }}</hidden>`
						: rich({ hidden })`Stop hiding<hidden> from ${{ name }}</hidden>`}
				</PostButton>
			</div>
			<p className="text-sm text-ink-2">
				{means.length === 0
					? t`No hospital of this name is on our site yet. Your profile stays hidden if one registers.`
					: onlyHospital
						? t`Hidden only from:`
						: t`Hidden from these hospitals, and from others of this name that register later:`}
			</p>
			{means.length > 0 ? (
				<ul className="grid gap-1">
					{means.map((hospital) => (
						<Meaning key={hospital.id} id={id} hospital={hospital} isAlone={means.length === 1} isFixed={blocked} />
					))}
				</ul>
			) : null}
			{except.length > 0 ? (
				<p className="text-sm wrap-anywhere">
					{t`Not hidden from: ${{ hospitals: except.map(({ name: other, place }) => `${other}, ${saidName(place)}`).join('; ') }}`}
				</p>
			) : null}
			{isNarrowed ? (
				<PostButton action={`${page}/${id}/all`} form={{ preventScrollReset: true }} variant="quiet" size="sm">
					{t`Hide from all of this name`}
					<span className="sr-only">: {name}</span>
				</PostButton>
			) : null}
		</li>
	)
}

type MeaningProps = { id: string; hospital: Meant; isAlone: boolean; isFixed: boolean }

function Meaning({ id, hospital, isAlone, isFixed }: MeaningProps) {
	const label = `${hospital.name}, ${saidName(hospital.place)}`
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-2 rounded-md bg-sunken px-2 py-1 text-sm">
			<span className="min-w-0 wrap-anywhere">{label}</span>
			{isFixed ? null : (
				<span className="flex flex-wrap gap-1">
					{isAlone ? null : (
						<PostButton
							action={`${page}/${id}/only/${hospital.id}`}
							form={{ preventScrollReset: true }}
							variant="quiet"
							size="sm"
						>
							{t`Only this one`}
							<span className="sr-only">: {label}</span>
						</PostButton>
					)}
					<PostButton
						action={`${page}/${id}/except/${hospital.id}`}
						form={{ preventScrollReset: true }}
						variant="quiet"
						size="sm"
					>
						{t`Not this one`}
						<span className="sr-only">: {label}</span>
					</PostButton>
				</span>
			)}
		</li>
	)
}
