import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { PortalDoor } from './portal-door.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { t } from '#app/platform/language/words.ts'

type LinkPageProps = {
	title: string
	/** Of the link in an email. Used, too old, cut off by the mail program: `works` is false for all of them. */
	link: { token: string; works: boolean }
	/** Where to get a new one. */
	again: { to: string; label: string }
	problem: FormProblem | undefined
	password: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'autoComplete'>
	/** The button. */
	children: ReactNode
}

/** The page behind a link in an email, which asks for a password. */
export function LinkPage({ link: { token, works }, again, problem, password, children, ...page }: LinkPageProps) {
	const title = works ? page.title : t`This link has expired`
	return (
		<PortalDoor>
			<PageTitle problem={problem}>{title}</PageTitle>
			<h1>{title}</h1>
			{works ? (
				<Form method="post" className="grid gap-5" noValidate>
					<ErrorSummary problem={problem} />
					<input type="hidden" name="token" value={token} />
					<TextField {...password} name="password" type="password" error={problem?.fields?.['password']} />
					{children}
				</Form>
			) : (
				<>
					<p>{t`Each link works once and for a limited time. Only the link in the latest email works.`}</p>
					<ButtonLink to={again.to} className="justify-self-start">
						{again.label}
					</ButtonLink>
				</>
			)}
		</PortalDoor>
	)
}
