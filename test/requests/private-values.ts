import { eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { formatPhone, maskPhone } from '#app/identity/phone.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { educations, resumes, specialists, workExperiences } from '#app/specialists/tables.server.ts'
import { fieldsIn, markWith } from '#test/marks.ts'

/**
 * Marks the values that the seed fills with words also used elsewhere (employers, colleges, file names, notes). The
 * mark is one word, so it is found however the text around it was cut, encoded or turned into an address.
 */
export async function plantMarks() {
	const mark = (field: string) => sql`${markWith('')(field)} || substr(md5(random()::text), 1, 12)`
	// Not those of other tests, which read them at the same time in other workers.
	const seeded = db
		.select({ id: accounts.id })
		.from(accounts)
		.where(lt(accounts.createdAt, sql`now() - interval '1 day'`))
	await db
		.update(workExperiences)
		.set({ hospital: mark('employer') })
		.where(inArray(workExperiences.specialistId, seeded))
	await db
		.update(educations)
		.set({ institution: mark('seedcollege') })
		.where(inArray(educations.specialistId, seeded))
	await db
		.update(resumes)
		.set({ fileName: sql`${mark('resume')} || '.pdf'` })
		.where(inArray(resumes.specialistId, seeded))
	await db
		.update(applications)
		.set({ note: mark('letter') })
		.where(inArray(applications.specialistId, seeded))
}

/** Everything that would tell who a seeded specialist is. */
export async function readPrivateValues(): Promise<string[]> {
	const people = await db
		.select({ name: specialists.name, email: specialists.email, phone: accounts.phone, account: accounts.name })
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
	const numbers = await db.select({ number: credentials.number }).from(credentials).where(isNotNull(credentials.number))
	return [
		...people.flatMap(({ name, account, email, phone }) => [
			...[name, account].map((full) => full.replace(/^(Dr|Sister|Brother) /, '')),
			...(email ? [email] : []),
			...(phone ? [phone, phone.slice(3), formatPhone(phone), formatPhone(phone).slice(4), maskPhone(phone)] : []),
		]),
		...numbers.map(({ number }) => number ?? ''),
	]
}

const words = (text: string) =>
	decode(text)
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)

/** Addresses, entities and escapes read as the characters they stand for. */
const decode = (text: string) =>
	text
		.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
		.replace(/\\u00([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
		.replace(/&#x?[\da-f]+;|&[a-z]+;/gi, ' ')
		.replace(/\\[nrt"]/g, ' ')

/**
 * A search for many values and marks at once, with spaces, dots, hyphens or plus signs between their words. Marks of
 * fields in `knownFields` do not count because the viewer may know them.
 */
export function searchFor(values: string[], knownFields: string[] = []) {
	/** By their first word, so that of the thousands few are compared at any place of a text. */
	const byFirstWord = new Map<string, string[][]>()
	for (const value of new Set(values)) {
		const parts = words(value)
		const [first = ''] = parts
		// One short word identifies no one.
		if (parts.join('').length < 6) continue
		// The data of a page is full of short numbers in a row, and a masked phone number is no more than that.
		if (parts.every((part) => /^\d{1,4}$/.test(part))) continue
		byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), parts])
	}
	const isMark = (word: string) =>
		word.includes('canary') && fieldsIn(word).some((field) => !knownFields.includes(field))
	return (text: string): string[] => {
		const parts = words(text)
		const found = parts.filter(isMark)
		for (const [at, part] of parts.entries())
			for (const wanted of byFirstWord.get(part) ?? [])
				if (wanted.every((word, index) => parts[at + index] === word)) found.push(wanted.join(' '))
		return [...new Set(found)]
	}
}
