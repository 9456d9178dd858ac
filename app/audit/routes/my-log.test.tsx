import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { actionLabels, fieldLabels, listNames } from '../labels.ts'
import { listMyLog } from '../queries.server.ts'
import MyLog from './my-log.tsx'

const hospitalName = 'Lakeside Heart Institute'

/** A log with everything that can stand in one: each action, each field, each list, by each side. */
async function aFullLog() {
	const [asha, operator] = [await aSpecialist(), await anOperator()]
	const { id: hospitalId } = await aHospital({ displayName: hospitalName })
	const member = await aMember({ hospitalId })
	const me = { subjectType: 'specialist', subjectId: asha.specialistId }
	const facts = { hospitalId }
	const by = (actorAccountId: string) => ({ ...me, actorAccountId, action: 'profile-read' })
	const fields = Object.keys(fieldLabels)
	await db.insert(auditEvents).values([
		...Object.keys(actionLabels).map((action) => ({ ...me, action, facts })),
		...[...fields.map((field) => [field]), fields].map((some) => ({ ...by(member.accountId), facts, fields: some })),
		...Object.keys(listNames())
			.flatMap((list) => [list, `${list} (by API)`])
			.map((list) => ({
				...by(member.accountId),
				action: 'people-listed',
				facts: { ...facts, list },
				fields: ['name'],
			})),
		...[asha.accountId, operator.accountId, member.accountId, member.accountId].map(by),
		{ ...me, action: 'credential-pack.opened' },
		{ ...me, action: 'application.undo', subjectType: 'application', about: [asha.specialistId] },
	])
	return asha
}

async function pagesOf(asha: Awaited<ReturnType<typeof aSpecialist>>, language: Language) {
	const pages: string[] = []
	for (let page = 1, hasMore = true; hasMore; page++)
		await inLanguage(language, async () => {
			const loaderData = { page, readings: false, ...(await listMyLog(asha, { page, readings: false })) }
			const element = <MyLog {...({ loaderData } as unknown as Parameters<typeof MyLog>[0])} />
			pages.push(renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />))
			hasMore = loaderData.hasMore
		})
	return pages.join('\n')
}

/** What is read and heard. */
const textOf = (html: string) =>
	html.replaceAll(/ (?:aria-label|title)="([^"]*)"/g, '>$1<i').replaceAll(/<[^>]*>/g, '\n')
/** IST is the zone of a time, in each language. */
const english = (html: string) =>
	textOf(html)
		.replaceAll(hospitalName, '')
		.replaceAll(/\bIST\b/g, '')
		.match(/.*[a-z].*/gi)

test('a log in Marathi or Hindi has no English in it but the name of the hospital, which is marked', async () => {
	const asha = await aFullLog()

	for (const language of ['mr', 'hi'] as const) {
		const html = await pagesOf(asha, language)
		expect(english(html)).toBeNull()
		expect(html).toContain(`<span lang="en">${hospitalName}</span>`)
	}
	const html = await pagesOf(asha, 'en')
	expect(html).not.toContain('lang=')
	for (const said of [
		`${new Set(Object.values(fieldLabels)).size} details`,
		'Viewed in a list: applicants (by API)',
		'Someone with your link',
		'Automatic',
		'You',
	])
		expect(textOf(html)).toContain(said)
})
