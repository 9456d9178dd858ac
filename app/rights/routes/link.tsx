import { Form } from 'react-router'
import { fieldValue } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import { sendLinkAgain } from '../requests.server.ts'
import { LinkForm } from '../schema.server.ts'
import type { Route } from './+types/link.ts'
import { t, words } from '#app/platform/language/words.ts'

export async function action({ request }: Route.ActionArgs) {
	const form = await parseForm(request, LinkForm)
	if (!form.ok) return invalid(form.problem)
	await sendLinkAgain(form.value.number, form.value.contact)
	// The same for a number that does not exist, or is someone else's.
	return redirectWith('/grievances', {
		title: t`Check your email or messages`,
		detail: t`If a request with this number was sent from this address, we have sent its link again.`,
	})
}

export const handle = { hydrate: 'never' } as const

export const meta = () => [unlisted]

const labels = words({ number: 'Number', contact: 'Email or mobile number' })

export default function FindRightsRequest({ actionData: problem }: Route.ComponentProps) {
	const title = t`Find your request`
	const field = (name: keyof typeof labels) => ({
		...{ name, label: labels[name], defaultValue: fieldValue(problem, name), error: problem?.fields?.[name] },
	})
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader
				back={{ to: '/grievances', label: t`Complaints and requests` }}
				title={title}
				lead={t`We send the link to the page of your request once more.`}
			/>
			<Form method="post" className="grid gap-5" noValidate>
				<ErrorSummary problem={problem} labels={labels} />
				<TextField {...field('number')} hint={t`For example, R-2026-000123.`} />
				<TextField {...field('contact')} hint={t`The one that you entered in the form.`} autoComplete="email" />
				<Button className="justify-self-start">{t`Send link`}</Button>
			</Form>
		</main>
	)
}
