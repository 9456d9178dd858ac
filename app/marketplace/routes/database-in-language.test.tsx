import { randomUUID } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { specialities } from '#app/catalog/specialities.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { DailyLimitReached } from '../components/daily-limit-reached.tsx'
import { loadDatabase } from '../database/database.server.ts'
import Database from './database.tsx'

/** What a visitor reads at an address, without what the catalog and people named. */
const readIn = (language: Language, query = '') =>
	inLanguage(language, async () => {
		const page = await loadDatabase({ kind: 'visitor' }, new URLSearchParams(query), randomUUID(), new Date())
		const loaderData = { page, viewer: 'visitor', once: null, head: [] } as const
		const element = <Database {...({ loaderData } as unknown as Parameters<typeof Database>[0])} />
		return textOf(element)
	})

const textOf = (element: React.ReactNode) =>
	specialities.reduce(
		(text, { name }) => text.replaceAll(name, ''),
		renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
			.replaceAll(/<datalist.*?<\/datalist>/gs, '')
			.replaceAll(/ (?:aria-label|placeholder|title)="([^"]*)"/g, '>$1<i')
			.replaceAll(/<[^>]*>/g, '\n'),
	)

const english = /\b(?:the|of|and|with|your|this|only|you|by|up|verified|specialists?|registration|filters?|search)\b/i

test('the doctor database speaks the language of its reader', async () => {
	await aSpecialist()

	expect(await readIn('en')).toMatch(english)
	for (const language of ['hi', 'mr'] as const) {
		expect((await readIn(language)).match(english)).toBeNull()
		expect((await readIn(language, 'speciality=neurosurgeon&place=Nagpur&sort=rating')).match(english)).toBeNull()
		expect((await readIn(language, 'q=female+%2B91+98765+43210')).match(english)).toBeNull()
	}
})

test('so does the page of whoever has seen enough of it for a day', () => {
	for (const of of ['profiles', 'places'] as const) {
		const limit = { kind: 'limit', of, retryAfterSeconds: 60 } as const
		expect(
			inLanguage('mr', () => textOf(<DailyLimitReached limit={limit} accessHref="/x" />)).match(english),
		).toBeNull()
	}
})
