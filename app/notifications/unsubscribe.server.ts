import { redirect } from 'react-router'
import { z } from 'zod'
import { isKeyedHash, keyedHash } from '#app/identity/tokens.server.ts'
import { env } from '#app/platform/env.server.ts'
import { parseForm, refuseFields } from '#app/platform/http/form.server.ts'
import { badRequest, isId, notFound } from '#app/platform/http/http.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { t } from '#app/platform/language/words.ts'

/** What a link in a mail may end without a sign-in: the alerts of one search, or all of a person. */
export type Subject = { of: 'search' | 'account'; id: string }
type Subscription = { name: string | null; isOn: boolean }

/** One kind of alerts that mails bring links to end. */
export type Alerts = {
	/** Is part of what is signed: a link for one kind ends no other. */
	kind: string
	/** The page that a link leads to, without its token. */
	path: string
	/** How things stand for whoever opens the link; null when search or account are gone. */
	find: (subject: Subject) => Promise<Subscription | null>
	/** Ends or restarts them. A repeat changes nothing. False when there is nothing of this kind left. */
	turn: (subject: Subject, on: boolean) => Promise<boolean>
}

const signed = ({ kind }: Alerts, { of, id }: Subject) => `unsubscribe from ${kind}: ${of} ${id}`

export const unsubscribeUrlOf = (alerts: Alerts, subject: Subject) =>
	`${env.APP_ORIGIN}${alerts.path}/${subject.of}.${subject.id}.${keyedHash(signed(alerts, subject))}`

/** The subject of a link, or null when we did not write it. Links do not run out: a mail may be read years later. */
export function readToken(alerts: Alerts, token: string | undefined): Subject | null {
	const [of, id, mac = ''] = (token ?? '').split('.')
	if ((of !== 'search' && of !== 'account') || !isId(id)) return null
	return isKeyedHash(signed(alerts, { of, id }), mac) ? { of, id } : null
}

function subjectOf(alerts: Alerts, token: string): Subject {
	const subject = readToken(alerts, token)
	if (!subject) throw notFound(t`This link is incomplete. Open it again from the email.`)
	return subject
}

const ended = () => notFound(t`The saved search or the account has been removed, so these alerts have ended.`)

const byLink = <Answer>(run: () => Answer) => asSystem('alerts are ended by a link', run)

/** Opening the link changes nothing: mail programs open links to look for viruses. */
export async function showSubscription(alerts: Alerts, token: string): Promise<Subscription> {
	const subject = subjectOf(alerts, token)
	const subscription = await byLink(() => alerts.find(subject))
	if (!subscription) throw ended()
	return subscription
}

/** What a mail program sends for one press on its own button. */
const OneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click').optional() })

/** From the button of the page; or from a mail program (RFC 8058), which wants an answer and no redirect. */
export async function endByLink(alerts: Alerts, request: Request, token: string) {
	const subject = subjectOf(alerts, token)
	const form = await parseForm(request, OneClick)
	if (!form.ok) throw badRequest()
	if (!(await byLink(() => alerts.turn(subject, false)))) throw ended()
	return form.value['List-Unsubscribe'] === undefined ? redirect(`${alerts.path}/${token}`, 303) : null
}

export async function resumeByLink(alerts: Alerts, request: Request, token: string) {
	const subject = subjectOf(alerts, token)
	await refuseFields(request)
	if (!(await byLink(() => alerts.turn(subject, true)))) throw ended()
	return redirect(`${alerts.path}/${token}`, 303)
}
