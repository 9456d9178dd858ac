// Checks the text of every declared message, written with its examples, against the rules for our copy that a pattern can check.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { type EventKey, events, eventDefinitionOf, smsTemplatesOf } from '#app/notifications/channels.ts'
import { type MessageText, outsideLink, pushOf } from '#app/notifications/message.ts'
import { fillWhatsApp } from '#app/notifications/whatsapp-templates.ts'
import { smsParts } from '#app/platform/delivery/sms-template.ts'
import { languageNow } from '#app/platform/language/words.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import routes from '#app/routes.ts'
import { declaredMessages, smsOf } from '#scripts/docs/messages.ts'
import { leftByTranslators, wordsIn } from './latin-words.ts'

const declared = await declaredMessages()
const written = declared.flatMap(({ folder, name, message, texts }) =>
	texts.map((text, at) => ({ name: `${folder}/${name} ${at}`, message, text, facts: message.examples[at] as unknown })),
)

/** Every line of text in a message. */
function wordsOf(text: MessageText): string[] {
	const { title, app, push, email = [], button, inEmail = {} } = text
	const { subject, heading, more, footnote, lists = [], links = [] } = inEmail
	const entries = lists.flatMap((list) => [list.heading, ...list.entries.flatMap((one) => [one.title, ...one.lines])])
	const labels = links.map(({ label }) => label)
	return [
		title,
		app,
		push,
		smsOf(text, languageNow()),
		...email,
		button,
		subject,
		heading,
		more,
		footnote,
		...entries,
		...labels,
	].filter((line) => typeof line === 'string')
}

/** The problems that `find` reports, each with the name of its message. */
const wrong = (find: (one: (typeof written)[number]) => readonly (string | undefined | null | false)[]) =>
	written.flatMap((one) =>
		find(one)
			.filter((problem) => typeof problem === 'string')
			.map((problem) => `${one.name}: ${problem}`),
	)

test('messages are found, each with something to read', () => {
	expect(declared.length).toBeGreaterThan(60)
	expect(
		wrong(({ text: { app, email, push, sms } }) => [(app ?? email ?? push ?? sms) === undefined && 'no channel']),
	).toEqual([])
})

test('a message that can be switched off is for those whose settings page lists it, and no SMS goes without its switch', () => {
	expect(
		wrong(({ message: { event, to }, text }) => [
			event && eventDefinitionOf(event).audience !== to && `is for ${to}, ${event} is not`,
			text.sms &&
				!(event && smsTemplatesOf(event).includes(text.sms.template)) &&
				'its event carries another SMS, or none',
		]),
	).toEqual([])
})

test('every line of the settings page switches a message', () => {
	const used = new Set(declared.map(({ message }) => message.event))

	expect(Object.keys(events).filter((event) => !used.has(event as EventKey))).toEqual([])
})

test('what goes to a mailbox whatever the switches say is what was asked for, and news of the account itself', () => {
	const always = written
		.filter(({ message, text }) => !message.event && text.email)
		.map(({ name }) => name.split(' ')[0])

	expect([...new Set(always)].sort()).toEqual([
		'audit/breachNotice',
		'billing/creditNoteIssued',
		'billing/invoiceIssued',
		'billing/paymentFailed',
		'billing/planChanged',
		'billing/planEnding',
		'content/contactFormAnswered',
		'content/contactFormReceived',
		'content/contactFormSent',
		'hospitals/invited',
		'hospitals/ownSeatChanged',
		'hospitals/ownSitesChanged',
		'hospitals/passwordChanged',
		'hospitals/passwordForgotten',
		'hospitals/registered',
		'hospitals/registeredAgain',
		'notifications/securityChanged',
		'operations/accountRestored',
		'operations/accountSuspended',
		'operations/appealDenied',
		'operations/operatorChanged',
		'operations/operatorInvited',
		'personal-data/accountToBeDeleted',
		'personal-data/dataDownloaded',
		'rights/rightsRequestAnswered',
		'rights/rightsRequestReceived',
		'rights/rightsRequestUrgent',
		'specialists/ownerCode',
		'webhooks/webhookStopped',
	])
})

test('a title is one short line, and the subject of the email', () => {
	expect(
		wrong(({ text: { title, inEmail } }) => [
			title.length > 70 && title,
			/[.:]$|\n/.test(title) && title,
			(inEmail?.subject ?? '').length > 70 && inEmail?.subject,
		]),
	).toEqual([])
	const ownSubject = written.filter(({ text }) => text.inEmail?.subject).map(({ name }) => name)
	// More people than the team may read a mailbox, so the subject does not name the specialist.
	expect(ownSubject).toEqual(['applications/mentionedInNote 0'])
	const pushed = written.find(({ name }) => name === ownSubject[0])
	expect(pushed && pushOf(pushed.text)?.title).toBe('Meera Kulkarni mentioned you in a note')
})

test('a conversation goes to the browser at once, and to the mailbox when it is still unread, never to both', () => {
	const channelsOf = (names: string[]) =>
		written
			.filter(({ name }) => names.includes(name.replace(/ \d$/, '')))
			.map(({ text }) => [pushOf(text) && 'browser', text.email && 'email'].filter(Boolean).join())

	expect(new Set(channelsOf(['messages/messageFromHospital', 'messages/messageFromSpecialist']))).toEqual(
		new Set(['browser']),
	)
	expect(new Set(channelsOf(['messages/unreadFromHospital', 'messages/unreadFromSpecialist']))).toEqual(
		new Set(['email']),
	)
})

/** Words and constructions that we do not use on screen or in messages. */
const banned = [
	/!/,
	/ {2}|^ | $/,
	/\bundefined\b|\bnull\b|\[object/,
	/\w'\w/,
	/\be-mails?\b|\bmail\b|\bletters?\b/i,
	/\bsign(ed|s)? in\b|\bget in\b/i,
	/\bcandidates?\b|\bclinicians?\b|\bvacanc(y|ies)\b/i,
	/\bsomebody\b|\bnobody\b|\beverybody\b|\banybody\b/i,
	/\banew\b|\bmeanwhile\b|\bas ever\b|\bby itself\b|\bof ours\b|\bat hand\b|\b(no|not any) more\b|\bany more\b/i,
	/\b(said|says|gave|given) no\b|\ba yes\b|\bsays? yes\b|\btak(e|es|en|ing) (it )?back\b|\bran out\b|\bput aside\b|\blook at\b/i,
	/\btell of\b|\bhear of\b|\bbe told\b|\bwould move\b|\bbehind the bell\b|\bnotices?\b|\bpapers\b|\bclaims?\b/i,
	/\bpress\b|\btick\b|\bpick(ed|s)?\b|\bfits?\b|\bsettled?\b|\bwishes\b|\bNot now\b|\bhas joined\b(?! your team)/i,
	/^(Who|Whoever|Whom|What) [a-z]+ [^?]*$/,
	/\bRs\b(?=.*₹)|\d[kK]\b/,
]

test('no message has a word that we do not use', () => {
	expect(
		wrong(({ text }) =>
			wordsOf(text).flatMap((line) => banned.map((pattern) => pattern.test(line) && `${pattern.source} in: ${line}`)),
		),
	).toEqual([])
})

test('every link leads to a page of this site', () => {
	const pages = routes as RouteConfigEntry[] as RouteObject[]
	const isPage = (href: string) => {
		const found = matchRoutes(pages, href.replace(/#.*/, ''))
		return found !== null && found.at(-1)?.route.path !== '*'
	}
	const links = written.flatMap(({ text }) => [
		text.href ?? '/notifications',
		outsideLink(text),
		...(text.inEmail?.lists ?? []).flatMap(({ entries }) => entries.map(({ href }) => href)),
	])

	expect([...new Set(links)].filter((href) => !isPage(href))).toEqual([])
	expect(isPage('/no/such/page')).toBe(false)
})

test('an SMS is two parts of plain letters at most', () => {
	expect(
		wrong(({ text }) => {
			const sms = smsOf(text)
			return [sms && !/^[\n\x20-\x5a\x5f\x61-\x7a]*$/.test(sms) && sms, sms && smsParts(sms) > 2 && sms]
		}),
	).toEqual([])
})

test.each(['hi', 'mr'] as const)(
	'in %s it is three parts at most, of which each has room for fewer letters',
	(language) => {
		const toSpecialists = written.filter(({ message: { to } }) => to === 'specialist')
		const sent = toSpecialists.flatMap(
			({ message, facts }) => inLanguage(language, () => smsOf(message.write(facts as never), language)) ?? [],
		)

		expect(sent.length).toBeGreaterThan(20)
		expect(sent.filter((sms) => smsParts(sms) > 3)).toEqual([])
	},
)

/** Names of the facts that hold typed text or private details. */
const free = [
	'reason',
	'statusReason',
	'declineReason',
	'note',
	'message',
	'outcome',
	'place',
	'number',
	'email',
] as const

test('what people typed is in no title, so a locked screen and a list of subjects do not show it', () => {
	expect(
		wrong(({ text, facts }) => {
			const own = facts as Partial<Record<string, unknown>> | null
			const seen = [text.title, pushOf(text)?.title ?? '', smsOf(text) ?? ''].join('\n')
			return free.map((name) => {
				const value = own?.[name]
				return typeof value === 'string' && value.length > 3 && seen.includes(value) && `${name} in: ${seen}`
			})
		}),
	).toEqual([])
})

test('a browser notification names only the hospital to a specialist, and shows no pay, number or address', () => {
	expect(
		wrong(({ message, text, facts }) => {
			const title = pushOf(text)?.title ?? ''
			const specialistName = (facts as { specialistName?: string } | null)?.specialistName
			return [
				/₹|\d{5}|@/.test(title) && title,
				message.to === 'specialist' && specialistName !== undefined && title.includes(specialistName) && title,
			]
		}),
	).toEqual([])
})

/** All strings in the facts of an example: names, and what people have typed. */
const stringsIn = (facts: unknown): string[] =>
	typeof facts === 'string'
		? [facts]
		: facts instanceof Map || Array.isArray(facts)
			? [...facts.values()].flatMap(stringsIn)
			: Object.values(facts ?? {}).flatMap(stringsIn)

test.each(['hi', 'mr'] as const)(
	'a specialist is written to in %s, and nothing that we say is in English',
	(language) => {
		const left = new Set([
			...leftByTranslators(language),
			...wordsIn(Object.values(company).join(' ')),
			...wordsIn(brand.name),
		])
		const english = written
			// Of those for anyone, what the rooms of hospitals send is for hospitals, which read English.
			.filter(({ name, message: { to } }) => to === 'specialist' || (to === 'anyone' && !name.startsWith('hospitals/')))
			.flatMap(({ name, message, facts }) =>
				inLanguage(language, () => {
					const text = message.write(facts as never)
					const whatsapp =
						text.whatsapp &&
						fillWhatsApp(text.whatsapp, { language, url: 'http://localhost:3000/', sealed: (payload) => payload })
					const onWhatsApp = whatsapp ? [whatsapp.text, ...whatsapp.buttons.map(({ label }) => label)] : []
					const theirs = new Set(stringsIn(facts).flatMap(wordsIn))
					return [...wordsOf(text), ...onWhatsApp].flatMap((line) => {
						const words = wordsIn(line.replaceAll(/https?:\S+/g, '')).filter(
							(word) => !left.has(word) && !theirs.has(word),
						)
						return words.length > 0 ? [`${name}: ${words.join(' ')} | ${line}`] : []
					})
				}),
			)

		expect(english).toEqual([])
	},
)
