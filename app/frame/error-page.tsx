import { brand } from '#app/brand.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Capnogram } from '#app/ui/capnogram.tsx'
import { failures } from './failures.ts'
import { t } from '#app/platform/language/words.ts'

/** What every page shows when it cannot show itself. */
export function ErrorPage({
	status,
	title: own,
	message,
	link,
	typed,
	requestId,
}: {
	status: number
	/** Of a page that is locked, with where to see what opens it. */
	title?: string | undefined
	message?: string | undefined
	link?: { to: string; label: string } | undefined
	/** What the form held that could not be taken. Sent once more from here, nothing has to be typed again. */
	typed?: FormProblem['values'] | undefined
	requestId?: string | undefined
}) {
	const usual = failures[status as keyof typeof failures] ?? failures[500]
	const title = own ?? usual.title
	return (
		<main id="main" className="page-narrow grid gap-5 py-12">
			<title>{`${title} · ${brand.name}`}</title>
			<Capnogram />
			<h1 className="text-2xl">{title}</h1>
			<p className="text-ink-2">{message ?? usual.text}</p>
			{typed ? <SendAgain typed={typed} /> : null}
			<div className="flex flex-wrap gap-3">
				<Button type="button" variant="secondary" data-back="" className="no-js:hidden">
					{t`Go Back`}
				</Button>
				{link ? (
					<ButtonLink to={link.to}>{link.label}</ButtonLink>
				) : (
					<ButtonLink to="/" reloadDocument>
						{t`Return to Home`}
					</ButtonLink>
				)}
			</div>
			{status >= 500 && requestId ? (
				<p className="text-sm text-ink-3">{t`Reference number for support: ${{ number: requestId }}`}</p>
			) : null}
		</main>
	)
}

/** A form of the plain kind: it posts to the address of this page, which is the one that failed. */
function SendAgain({ typed }: { typed: NonNullable<FormProblem['values']> }) {
	return (
		<form method="post" className="grid justify-items-start gap-3">
			<p>{t`We have kept what you entered. Passwords and files have to be added again.`}</p>
			{Object.entries(typed).flatMap(([name, texts]) =>
				[texts].flat().map((text, at) => <input key={`${name} ${at}`} type="hidden" name={name} value={text} />),
			)}
			<Button type="submit">{t`Try again`}</Button>
		</form>
	)
}
