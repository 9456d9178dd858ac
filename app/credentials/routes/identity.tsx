import { Form, Link } from 'react-router'
import { z } from 'zod'
import { brand } from '#app/brand.ts'
import { adultAge } from '#app/law.ts'
import { consentItems } from '#app/identity/consent-notice.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { isDemo } from '#app/platform/env.server.ts'
import { readDocument } from '#app/platform/files/document-file.server.ts'
import { documentRule } from '#app/platform/files/document-rule.ts'
import { drawPage } from '#app/platform/files/image.server.ts'
import { photoTypes } from '#app/platform/files/photo-types.ts'
import type { Upload } from '#app/platform/files/read-upload.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { invalid, notFound, tooMany } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { readPictureCodes } from '#app/platform/ocr/read-picture.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { identityMark } from '#app/specialists/disclosure/identity-mark.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import {
	checkIdentity,
	consumeIdentityTry,
	findIdentityCheck,
	type IdentityFailure,
} from '../identity-code/identity-checks.server.ts'
import { issuerKeys } from '../identity-code/issuer-keys.server.ts'
import type { Route } from './+types/identity.ts'
import { t, words } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

/** Without the issuer's key there is no such page. */
function requireOffered() {
	if (issuerKeys() === null) throw notFound()
}

export async function loader({ context }: Route.LoaderArgs) {
	requireOffered()
	const actor = specialistOf(context)
	const checkedOn = await findIdentityCheck(actor)
	const demoCode = isDemo ? `/dev/identity-code?${new URLSearchParams({ name: actor.name })}` : null
	return { mark: checkedOn && identityMark(checkedOn), demoCode }
}

const IdentityInput = z.object({
	/** Not typed by a person, and not kept. */
	identityCode: z
		.string()
		.max(20_000, { error: () => t`These are more digits than a code has.` })
		.optional(),
	consent: z.literal('on', { error: () => t`Select the box to agree before we read the code.` }),
})

export async function action({ request, context }: Route.ActionArgs) {
	requireOffered()
	const actor = specialistOf(context)
	const form = await readForm(request)
	const upload = await readDocument(form)
	const parsed = parseFormData(form, IdentityInput)
	if (!parsed.ok) return invalid(parsed.problem)
	const { values } = parsed
	if (!(await consumeIdentityTry(actor)))
		return tooMany<FormProblem>({ form: limitReached(), values }, secondsUntilTomorrow(new Date()))

	const digits = await digitsOf(upload, parsed.value.identityCode)
	if (!digits.ok) return invalid({ fields: { document: [digits.failure] }, values })
	const checked = await checkIdentity(actor, digits.value)
	if (!checked.ok) return invalid({ form: refusalOf(checked.failure), values })
	return redirectWith('/profile/identity', {
		title: t`Identity checked`,
		detail: t`Hospitals that can view your profile now see the day of the check.`,
	})
}

const limitReached = () => t`You have reached today’s limit of identity checks. It resets at midnight.`
const refusals: Record<Exclude<IdentityFailure, 'under-age'>, string> = words({
	'no-code':
		'We found no Secure QR code. Use the large QR code of an Aadhaar letter or card from 2019 or later, and photograph the code alone, flat and in good light.',
	'not-signed': 'The signature of this code is not valid, so we cannot use it. Nothing was kept.',
	'other-name':
		'The name in this code does not match the name on your profile. Nothing was kept. If your profile has a different spelling, correct it in Settings and try again.',
})

const refusalOf = (failure: IdentityFailure) =>
	failure === 'under-age'
		? t`The date of birth in this code is of someone under ${{ age: adultAge }}. This service is for adults. Nothing was kept.`
		: refusals[failure]

/** The picture is read here and forgotten: it reaches no store and no task. */
async function digitsOf(upload: Upload | null, typed = ''): Promise<Result<string, string>> {
	if (!upload) return typed.trim() === '' ? fail(t`Add a photo of the QR code, or paste its digits.`) : ok(typed)
	if (upload.bytes.length > documentRule.maxPhotoBytes) return fail(pictureProps().sizeMessage)
	const drawn = await drawPage(upload.bytes, { widestPx: 2400, quality: 90 })
	if (!drawn.ok) return fail(drawn.failure === 'too-large' ? pictureProps().sizeMessage : pictureProps().typeMessage)
	const codes = await readPictureCodes(drawn.value.bytes)
	const long = codes.ok ? codes.value.find((text) => /^\d{500,}$/.test(text)) : undefined
	return long === undefined ? fail(refusals['no-code']) : ok(long)
}

const pictureProps = () => ({
	accept: photoTypes.accept,
	maxBytes: documentRule.maxBytes,
	maxPhotoBytes: documentRule.maxPhotoBytes,
	typeMessage: t`Only ${{ kinds: photoTypes.words }} pictures are accepted.`,
	sizeMessage: t`The photo is too large. It can be up to 20 MB and 40 megapixels.`,
})

export default function Identity({ loaderData: { mark, demoCode }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>{t`Identity check`}</PageTitle>
			<PageHeader
				title={t`Identity check`}
				lead={t`Show hospitals that the name on your profile is the name on your Aadhaar. This check is voluntary.`}
				back={{ to: '/profile/credentials', label: t`Credentials` }}
			/>
			{mark ? <Checked mark={mark} /> : <CheckForm demoCode={demoCode} problem={actionData} />}
		</main>
	)
}

function Checked({ mark }: { mark: string }) {
	return (
		<>
			<Notice tone="success" title={mark}>
				{t`Hospitals that can view your profile see this sentence. It ends when you remove it or change your name.`}
			</Notice>
			<p>
				<ButtonLink to="/profile/identity/removal" variant="secondary">
					{t`Remove identity check`}
				</ButtonLink>
			</p>
		</>
	)
}

const item = consentItems.find(({ key }) => key === 'identity-check')

function CheckForm({ demoCode, problem }: { demoCode: string | null; problem: FormProblem | undefined }) {
	return (
		<>
			<section className="grid max-w-prose gap-2">
				<h2>{t`What we read and keep`}</h2>
				<p>
					{item?.what} {item?.until}
				</p>
				<h2 className="mt-2">{t`Without this check`}</h2>
				<p>
					{rich({
						link: (words) => (
							<Link to="/profile/credentials" className="link">
								{words}
							</Link>
						),
					})`You can apply for jobs, be found and be verified without it. It does not change your place in any list. Our team verifies your registration and degrees from their documents either way. <link>Add a credential</link>`}
				</p>
			</section>
			{demoCode ? (
				<Notice title={t`This is a demo`}>
					<p>
						{rich({
							link: (words) => <a href={demoCode}>{words}</a>,
						})`Do not use a real card here. <link>Open a made-up code in your name</link>, save the picture and choose it below.`}
					</p>
				</Notice>
			) : null}
			<Form method="post" encType="multipart/form-data" className="grid gap-5" noValidate data-upload="">
				<ErrorSummary problem={problem} labels={labels} />
				<FileField
					{...pictureProps()}
					name="document"
					label={labels.document}
					hint={t`${{ kinds: photoTypes.words }}, up to 20 MB. Photograph the code alone, so that it fills the picture.`}
					error={problem?.fields?.['document']}
				/>
				<TextField
					name="identityCode"
					label={labels.identityCode}
					hint={t`Some scanner apps show the code as one long number. Paste it here instead of a photo.`}
					optional
					inputMode="numeric"
					autoComplete="off"
					error={problem?.fields?.['identityCode']}
				/>
				<Checkbox
					name="consent"
					label={t`I agree that ${{ brand: brand.name }} reads the name in this code and keeps that it matches my profile, as described above.`}
					error={problem?.fields?.['consent']}
				/>
				<SubmitButton className="justify-self-start" pendingLabel={t`Checking...`}>
					{t`Check identity`}
				</SubmitButton>
			</Form>
		</>
	)
}

const labels = words({
	document: 'Photo or screenshot of the QR code',
	identityCode: 'Digits of the QR code',
	consent: 'Consent',
})
