import { brand } from '#app/brand.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Capnogram } from '#app/ui/capnogram.tsx'

const pages: Record<number, { title: string; text: string }> = {
	400: { title: 'We could not read that', text: 'The address or the form was not one of ours. Go back and try again.' },
	403: {
		title: 'That request was refused',
		text: 'It did not come from one of our pages. Open the page again and try from there.',
	},
	404: { title: 'Page not found', text: 'The page may have moved, or the link may be incomplete.' },
	409: { title: 'Something changed meanwhile', text: 'Go back, reload the page and look again.' },
	410: { title: 'No longer here', text: 'What was on this page has ended.' },
	429: { title: 'Please wait a moment', text: 'That was tried too often in a short time.' },
	503: {
		title: 'We will be right back',
		text: 'The site cannot answer at the moment. Nothing is lost; try again in a minute.',
	},
}
const broken = { title: 'Something went wrong', text: 'The fault is ours and we have noted it. Try again, or go back.' }

/** What every page shows when it cannot show itself. */
export function ErrorPage({
	status,
	message,
	requestId,
}: {
	status: number
	message?: string | undefined
	requestId?: string | undefined
}) {
	const { title, text } = pages[status] ?? broken
	return (
		<main id="main" className="page-narrow grid gap-5 py-12">
			<title>{`${title} · ${brand.name}`}</title>
			<Capnogram />
			<h1 className="text-2xl">{title}</h1>
			<p className="text-ink-2">{message ?? text}</p>
			<div className="flex flex-wrap gap-3">
				<Button type="button" variant="secondary" data-back="" className="no-js:hidden">
					Go Back
				</Button>
				<ButtonLink to="/" reloadDocument>
					Return to Home
				</ButtonLink>
			</div>
			{status >= 500 && requestId ? <p className="text-sm text-ink-3">Reference for our support: {requestId}</p> : null}
		</main>
	)
}
