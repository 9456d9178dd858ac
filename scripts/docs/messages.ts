import type { Language } from '#app/platform/language/languages.ts'
import { registeredTexts } from '#app/platform/delivery/sms-template.ts'
import { globSync } from 'node:fs'
import { signInCode, whatsappCode } from '#app/identity/sign-in/sign-in-code.ts'
import { eventDefinitionOf } from '#app/notifications/channels.ts'
import { type Audience, type Message, type MessageText, outsideLink, pushOf } from '#app/notifications/message.ts'
import { fillIn, smsTemplates } from '#app/notifications/sms-templates.ts'
import { toRegister } from '#app/notifications/whatsapp-templates.ts'
import { folders } from '../../architecture.ts'

export type Declared = { folder: string; name: string; message: Message<never>; texts: MessageText[] }

/** All declared messages in import order, with the text of each example. */
export async function declaredMessages(): Promise<Declared[]> {
	const declared: Declared[] = []
	for (const folder of Object.keys(folders))
		for (const file of globSync(`app/${folder}/messages.ts`)) {
			// Node lists a module's exports by name, Vitest as they were written: say the same in both.
			const exported = Object.entries((await import(`../../${file}`)) as Record<string, unknown>)
			for (const [name, value] of exported.toSorted(([a], [b]) => (a < b ? -1 : 1)))
				if (isMessage(value)) declared.push({ folder, name, message: value, texts: value.examples.map(value.write) })
		}
	return declared
}

const isMessage = (value: unknown): value is Message<never> =>
	typeof value === 'object' && value !== null && 'examples' in value && 'write' in value

const site = 'https://site.example'
export function smsOf(text: MessageText, language: Language = 'en') {
	const sms = text.sms ?? text.smsInstead
	return sms && fillIn(sms, site + outsideLink(text), language).text
}

const audiences: Record<Audience, string> = {
	specialist: 'To specialists',
	member: 'To members of a hospital',
	owner: 'To the owners of a hospital',
	operator: 'To operators',
	anyone: 'To anyone with an account, or who writes to us',
}

/** The catalogue of messages by audience, written with the examples. */
export async function messageCatalogue(): Promise<string> {
	const declared = await declaredMessages()
	const sections = Object.entries(audiences).map(([audience, heading]) => {
		const rows = declared.filter(({ message }) => message.to === audience).flatMap(rowsOf)
		return `## ${heading}\n\n| Message | Switched by | Channels | Title and subject | In the app | Email | SMS | Leads to |\n|---|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`
	})
	const registered = [signInCode, ...Object.values(smsTemplates)]
		.flatMap((template) => registeredTexts(template))
		.map(({ name, language, text }) => `| ${name} | ${language} | ${cell(text)} |`)
	const byWhatsApp = toRegister().map(
		({ name, category, language, text, buttons }) =>
			`| ${[name, category, language, text, buttons.join(', ')].map(cell).join(' | ')} |`,
	)
	return `# Messages\n\nAll messages declared in \`app/*/messages.ts\`, written with their examples. What is listed in the app cannot be switched off. Email, browser and\nSMS follow the line of the settings page under “Switched by”; an email without one is always sent. A browser notification has the title, and the\nfirst paragraph of the email or a text of its own.\n\n${sections.join('\n')}\n## SMS texts as registered\n\nWhere the text of a reader’s language has no id in the settings, the English one is sent.\n\n| Template | Language | Text |\n|---|---|---|\n${registered.join('\n')}\n\n## WhatsApp texts as registered\n\nBeside these, \`${whatsappCode.name}\` of the category authentication, which has Meta’s own text, 5 minutes and the button that copies the code.\n\n| Template | Category | Language | Text | Buttons |\n|---|---|---|---|---|\n${byWhatsApp.join('\n')}\n`
}

function rowsOf({ folder, name, message, texts }: Declared): string[] {
	const switchedBy = message.event ? eventDefinitionOf(message.event).label() : ''
	return texts.map((text, at) => {
		const { title, app, email, sms, whatsapp, smsInstead, inEmail } = text
		const channels = [
			app !== undefined && 'app',
			email && 'email',
			message.event && pushOf(text) && 'browser',
			sms && 'SMS',
			whatsapp && 'WhatsApp',
			smsInstead && 'SMS to people without an email address',
		].filter(Boolean)
		const subject = inEmail?.subject ? `${title} (outside the site: ${inEmail.subject})` : title
		const cells = [subject, app ?? '', bodyOf(text), smsOf(text) ?? '', linksOf(text)]
		const lead = at === 0 ? [`\`${folder}/${name}\``, switchedBy] : ['', '']
		return `| ${[...lead, channels.join(', '), ...cells].map(cell).join(' | ')} |`
	})
}

const bodyOf = ({ email = [], button, inEmail: { lists = [], more = '' } = {} }: MessageText) =>
	[
		...email,
		...lists.flatMap(({ heading, entries }) => [
			heading,
			...entries.map(({ title, lines }) => [title, ...lines].join(', ')),
		]),
		more,
		button ? `[${button}]` : '',
	]
		.filter(Boolean)
		.join('\n')

const linksOf = ({ href = '', outsideHref }: MessageText) =>
	outsideHref === undefined ? href : `${href}, outside the site ${outsideHref}`

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>')
