import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { eraseSearchesFor } from './erasure.server.ts'
import { aCandidateSearch } from './fixtures.server.ts'
import { candidateSearches } from './tables.server.ts'

const erase = (id: string, name: string) =>
	db.transaction(async (tx) => eraseSearchesFor(tx, { id, name, phone: null, email: null, addresses: [] }, []))

const namesOf = async (accountId: string) =>
	(await db.select().from(candidateSearches).where(eq(candidateSearches.accountId, accountId)))
		.map(({ name }) => name)
		.sort()

test('a search for the very person goes, and one that only bears their name goes on without it', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist({ name: 'Dr Zarina D’Souza' })
	await aCandidateSearch('q=d%27souza+ZARINA&speciality=anesthesiologist', member)
	await aCandidateSearch('speciality=urologist', member, { name: 'Somebody like Zarina D’Souza' })
	await aCandidateSearch('q=Zarina', member)
	await aCandidateSearch('q=pain+D%E2%80%99Souza', member)

	await erase(specialistId, 'Dr Zarina D’Souza')

	expect(await namesOf(member.accountId)).toEqual(['Urologist', '“Zarina”', '“pain D’Souza”'])
})

test('a search for a name stays while someone else has the name too', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist({ name: 'Dr Meher Contractor' })
	await aSpecialist({ name: 'Contractor, Meher (RN)' })
	await aCandidateSearch('q=meher+contractor', member)

	await erase(specialistId, 'Dr Meher Contractor')

	expect(await namesOf(member.accountId)).toEqual(['“meher contractor”'])
})

test('a name of one word is part of many names', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist({ name: 'Dr Kaveri' })
	await aCandidateSearch('q=kaveri', member)

	await erase(specialistId, 'Dr Kaveri')

	expect(await namesOf(member.accountId)).toEqual(['“kaveri”'])
})
