import { Form } from 'react-router'
import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { documentFieldProps } from '#app/platform/files/document-rule.ts'
import type { CredentialKind } from '../kinds.ts'
import { isSure, type PaperReading } from '../papers/paper.ts'
import { PaperPlace } from '../papers/paper-place.tsx'
import { type ClaimField, placeOf } from '../papers/suggested-claim.ts'
import { ClashNotice } from './clash-notice.tsx'
import { pagesHint } from '../documents/pages-hint.ts'
import { labelsOf, type StoredClaim } from './claim-labels.ts'
import { t } from '#app/platform/language/words.ts'

type FormChoices = { councils: { value: string; label: string }[]; titles: readonly string[]; isNursing: boolean }

type ClaimFormProps = {
	kind: CredentialKind
	choices: FormChoices
	/** What is on record; null for a new one. */
	stored: StoredClaim | null
	/** What another page knows already, such as the number in a resume, or was read on the paper. */
	suggested?: Partial<Record<keyof StoredClaim, string>>
	/** The paper that was uploaded before the form, with what was read on it. */
	paper?: { id: string; fileName: string; reading: PaperReading | null } | null
	/** What the current document is called. */
	current?: string | undefined
	/** Counts as the document's name when none is typed. */
	ownName: string
	problem: (FormProblem & { isStale?: true }) | undefined
	button: string
}

const none: string[] = []
const required = {
	required: true,
	messages: {
		get required() {
			return t`This field is required`
		},
	},
}

export function ClaimForm({
	kind,
	choices,
	stored,
	suggested,
	paper = null,
	current,
	ownName,
	problem: refused,
	button,
}: ClaimFormProps) {
	const problem = useTyped(refused)
	const labels = labelsOf(kind)
	const field = (name: keyof Omit<StoredClaim, 'version'>) => ({
		name,
		label: labels[name] ?? name,
		defaultValue: fieldValue(
			problem,
			name,
			stored?.[name] === undefined ? (suggested?.[name] ?? null) : String(stored[name] ?? ''),
		),
		error: problem?.fields?.[name],
	})
	const printed = (name: ClaimField) => {
		const place = paper?.reading && placeOf(paper.reading, name)
		if (!paper?.reading || !place) return null
		return (
			<div className="-mt-3 grid gap-1 text-sm text-ink-2">
				<PaperPlace
					picture={(page) => `/profile/credentials/papers/${paper.id}/picture?page=${page + 1}`}
					reading={paper.reading}
					field={place}
					label={labels[name] ?? name}
				/>
				{suggested?.[name] === undefined && !isSure(place) ? (
					<p>{t`Hard to read. Please type what the document says.`}</p>
				) : null}
			</div>
		)
	}
	return (
		<Form method="post" encType="multipart/form-data" className="grid gap-5" noValidate data-upload="" data-draft="">
			{problem?.isStale && stored ? <ClashNotice kind={kind} stored={stored} typed={problem} /> : null}
			<ErrorSummary problem={problem} labels={labels} />
			{/* After a clash this is the newer one: saving again is then a decision. */}
			{stored ? <input type="hidden" name="version" value={stored.version} /> : null}
			{paper ? <input type="hidden" name="paper" value={paper.id} /> : null}
			{kind === 'registration' ? (
				<>
					<SelectField
						{...field('councilCode')}
						{...required}
						options={choices.councils}
						placeholder={t`Choose your council`}
					/>
					{printed('councilCode')}
					<TextField
						{...field('number')}
						{...required}
						hint={t`As printed on the certificate, for example ${{ number: choices.isNursing ? 'XXI-54321' : 'MMC/2014/123456' }}.`}
						maxLength={40}
						autoComplete="off"
						spellCheck={false}
					/>
					{printed('number')}
					{choices.isNursing ? (
						<>
							<TextField {...field('midwifeNumber')} optional maxLength={40} autoComplete="off" spellCheck={false} />
							{printed('midwifeNumber')}
							<TextField {...field('nationalNumber')} optional maxLength={40} autoComplete="off" spellCheck={false} />
							{printed('nationalNumber')}
						</>
					) : null}
					<TextField {...field('qualification')} optional maxLength={160} />
					{printed('qualification')}
				</>
			) : (
				<>
					<SuggestField
						{...field('title')}
						{...required}
						hint={kind === 'degree' ? t`For example, MD Anaesthesiology.` : t`For example, ACLS.`}
						suggestions={choices.titles}
						{...(kind === 'degree' ? { source: suggestionPaths.degrees, meaning: suggestionPaths.degreeMeaning } : {})}
						maxLength={160}
					/>
					{printed('title')}
					<SuggestField
						{...field('institution')}
						suggestions={none}
						{...(kind === 'degree'
							? { source: suggestionPaths.colleges, meaning: suggestionPaths.collegeMeaning }
							: {})}
						{...(kind === 'degree' ? required : {})}
						optional={kind === 'certificate'}
						maxLength={200}
					/>
					{printed('institution')}
					<TextField {...field('number')} optional maxLength={40} autoComplete="off" spellCheck={false} />
					{printed('number')}
				</>
			)}
			<DateField {...field('issuedOn')} optional className="field-narrow" />
			{printed('issuedOn')}
			<TextField {...field('year')} {...required} inputMode="numeric" maxLength={30} className="field-narrow" />
			{printed('year')}
			{kind === 'degree' ? null : (
				<div>
					<DateField
						{...field('validUntil')}
						optional={!choices.isNursing}
						hint={
							choices.isNursing
								? t`Nursing councils renew a registration, usually every five years. The date is on the certificate or the renewal card.`
								: t`The expiry date. Leave blank if the document shows none.`
						}
						className="field-narrow"
					/>
					{choices.isNursing ? (
						<Checkbox
							name="noExpiry"
							label={t`My certificate shows no expiry date`}
							size="sm"
							defaultChecked={fieldValue(problem, 'noExpiry', paper?.reading?.isPermanent ? 'on' : null) === 'on'}
						/>
					) : null}
				</div>
			)}
			{kind === 'degree' ? null : printed('validUntil')}
			<TextField
				{...field('holderName')}
				optional
				hint={t`Only if the name on the document differs from ${{ name: ownName }}.`}
				autoComplete="off"
				maxLength={200}
			/>
			{printed('holderName')}
			{paper ? null : (
				<FileField
					{...documentFieldProps}
					name="document"
					multiple
					hint={`${documentFieldProps.hint} ${pagesHint()}`}
					label={current ? t`Replace document` : labels['document']}
					optional={current !== undefined}
					current={current}
					error={problem?.fields?.['document']}
				/>
			)}
			<div>
				<SubmitButton pendingLabel={t`Sending...`}>{button}</SubmitButton>
			</div>
		</Form>
	)
}
