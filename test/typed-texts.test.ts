import { is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgArray, PgTable } from 'drizzle-orm/pg-core'
import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { beforeAll, expect, test } from 'vitest'
import { requestTexts } from '#app/contacts/requests/send-request.server.ts'
import { jobTexts } from '#app/jobs/review/review.server.ts'
import { messageTexts } from '#app/messages/send-message.server.ts'
import { pageTexts } from '#app/moderation/hospital-page.server.ts'
import type { ScannedText } from '#app/moderation/scanner.ts'
import { offerTexts } from '#app/offers/make-offer.server.ts'
import { columnsNotTyped, fieldsNotKept, type TypedText, typedTexts } from '#app/moderation/typed-texts.ts'

const freeKinds = ['PgText', 'PgVarchar', 'PgJsonb']
const columns: string[] = []

beforeAll(async () => {
	for (const file of globSync('app/*/tables.server.ts')) {
		const tables = (await import(/* @vite-ignore */ `../${file}`)) as Record<string, unknown>
		for (const table of Object.values(tables)) {
			if (!is(table, PgTable)) continue
			const { name, columns: all } = getTableConfig(table)
			for (const column of all) {
				const kind = is(column, PgArray) ? column.baseColumn : column
				if (freeKinds.includes(kind.columnType) && !kind.enumValues?.length)
					columns.push(`${name}.${toSnakeCase(column.name)}`)
			}
		}
	}
})

const declared = Object.entries(typedTexts)
const notTyped = Object.entries(columnsNotTyped).flatMap(([table, names]) =>
	names.split(' ').map((name) => `${table}.${name}`),
)

test('every column of text says who writes it, who reads it and how it is scanned, or that it is not typed', () => {
	const all = [...Object.keys(typedTexts), ...notTyped]

	expect(columns.filter((column) => !all.includes(column))).toEqual([])
	expect(all.filter((column) => !columns.includes(column))).toEqual([])
})

/** Each text field of a form: the file that declares it, and its name. */
function fieldsOfForms(): string[] {
	return globSync('app/**/*.{ts,tsx}').flatMap((file) => {
		if (file.includes('.test.') || /^app\/(?:platform\/|identity\/person-name)/.test(file)) return []
		const source = readFileSync(file, 'utf8').replace(/import [^;]*? from '[^']*'/g, '')
		return [
			...source.matchAll(/\b(?:plainText|optionalText|parts)\(|\bpersonName\b|\bkind: '(?:line|text|words)'/g),
		].map(({ index }) => {
			const names = [...source.slice(0, index).matchAll(/(\w+)\s*[:=](?!=)\s/g)]
			return `${file.replace('app/', '')}#${names.at(-1)?.[1]}`
		})
	})
}

test('every text field of a form belongs to a declared text', () => {
	const known = [...declared.flatMap(([, { fields }]) => fields), ...fieldsNotKept]
	const found = fieldsOfForms()

	expect(found.filter((field) => !known.includes(field))).toEqual([])
	expect(known.filter((field) => !found.includes(field))).toEqual([])
})

test('whatever one side writes and the other side or the public reads is scanned or verified, but for names and places', () => {
	const isOpen = ({ by, readBy, scanned }: TypedText) =>
		by !== 'operator' && !['author', 'operators'].includes(readBy) && typeof scanned === 'object'

	expect(declared.filter(([, each]) => isOpen(each)).map(([column]) => column)).toEqual([
		'hospitals.city',
		'specialists.name',
		'specialists.speciality',
		'specialists.location',
		'specialists.preferred_areas',
		'resumes.file_name',
	])
})

/** What the scanner is given of each thing that can wait. */
const gathered: Record<string, (written: never) => readonly ScannedText[]> = {
	jobs: jobTexts,
	contact_requests: requestTexts,
	offers: offerTexts,
	messages: messageTexts,
	message_files: messageTexts,
	hospitals: pageTexts,
}
const nothing = {
	...{ title: '', speciality: '', description: '', location: '', siteId: null, reason: '', place: '', message: '' },
	...{ responsibilities: [], requirements: [], requiredSkills: [], facilities: [], body: '' },
}
const held = declared.flatMap(([column, { scanned }]) => (scanned === 'held' ? [column] : []))

test.each(held)('%s, which waits for an operator, is what the scanner is given', (column) => {
	const [table = '', name = ''] = column.split('.')
	const property = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
	const isList = Array.isArray(Reflect.get(nothing, property))
	const planted = { [property]: 'Planted' }
	const parts = { file: planted, stated: planted, reasons: planted }
	const written = { ...nothing, ...parts, [property]: isList ? ['Planted'] : 'Planted' }

	expect(gathered[table]?.(written as never).map(({ text }) => text)).toContain('Planted')
})

const demand = 'Refundable security deposit of ₹5,000 before joining.'

/** What a schema says about a demand in this field. */
function refusalsOf(schema: unknown, field: string): string[] {
	const made = typeof schema === 'function' ? schemaBy(schema as Make) : schema
	if (!(made instanceof z.ZodType)) return []
	const values = [{ [field]: demand }, { [field]: [demand] }, demand]
	return values.flatMap((value) => {
		const parsed = made.safeParse(value)
		return (parsed.error?.issues ?? []).flatMap(({ message }) =>
			/request for money|payment is part/i.test(message) ? [message] : [],
		)
	})
}

type Make = (...given: unknown[]) => unknown
const day = new Date('2026-11-02T03:30:00Z')
/** What the functions that make a schema are given, whichever fits. */
const given: unknown[][] = [
	[],
	[['Filled']],
	[
		{ startsAt: day, endsAt: day },
		{ described: false, reason: true },
	],
]

function schemaBy(make: Make): unknown {
	for (const values of given)
		try {
			const made = make(...values)
			if (made instanceof z.ZodType) return made
		} catch {
			// Made from something else.
		}
	return null
}

/** Fields that are declared in one file may have their schema in another, which is tried; other files refuse where they parse. */
const isTried = (through: string | undefined) => through === undefined || through.endsWith('/schema.server.ts')

const refused = declared.filter(([, { scanned, fields }]) => scanned === 'refused' && fields.length > 0)

test.each(refused)('a demand in %s is refused beside its field', async (_column, { fields, through }) => {
	if (!isTried(through)) {
		expect(readFileSync(`app/${through}`, 'utf8')).toMatch(/superRefine\(refuse\w+\)/)
		return
	}
	for (const named of fields) {
		const [place = '', field = ''] = named.split('#')
		const file = through ?? place
		const schemas = Object.values((await import(/* @vite-ignore */ `../app/${file}`)) as Record<string, unknown>)
		const name = field.replace(/^(?:reasonText|optionalReason)$/, 'reason')

		expect(schemas.some((schema) => refusalsOf(schema, name).length > 0)).toBe(true)
	}
})

/** Forms with a field of the same name that their own side or operators alone read. */
const otherForms = ['ScorecardInput', 'verdictInput']

test.each(refused)('no form takes a demand in %s, whichever side it is for', async (_column, { fields, through }) => {
	if (!isTried(through)) return
	for (const named of fields) {
		const [place = '', field = ''] = named.split('#')
		const file = through ?? place
		const schemas = Object.entries((await import(/* @vite-ignore */ `../app/${file}`)) as Record<string, unknown>)
		const name = field.replace(/^(?:reasonText|optionalReason)$/, 'reason')
		const taking = schemas.filter(([called, schema]) => {
			const made = typeof schema === 'function' ? schemaBy(schema as Make) : schema
			return !otherForms.includes(called) && made instanceof z.ZodObject && name in made.shape
		})

		expect(taking.filter(([, schema]) => refusalsOf(schema, name).length === 0).map(([called]) => called)).toEqual([])
	}
})
