import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anInterview, minutesFromNow } from '#app/interviews/fixtures.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { listBeside } from './beside.server.ts'

test('beside a conversation a specialist reads how an application stands in their own language, and that an interview was, not that it is to be marked', async () => {
	const [member, specialist] = [await aMember(), await aSpecialist()]
	await anInterview({ member, specialist, status: 'scheduled', startsInMinutes: 60 })
	const now = minutesFromNow(24 * 60)
	const [theirs] = await listBeside(member, specialist.specialistId, now)
	const [mine] = await listBeside(specialist, member.hospitalId, now)
	const [said] = await inLanguage('mr', () => listBeside(specialist, member.hospitalId, now))

	const textOf = (interview: NonNullable<typeof mine>['interview']) => (interview ? interview.text : null)
	expect(textOf(theirs?.interview)).toMatch(/^Record outcome of /)
	expect(textOf(mine?.interview)).toMatch(/^Interview was on \w{3} \d+ \w+/)
	expect(mine?.applied).toMatch(/^applied \d+ \w+ \d{4}$/)
	for (const text of [said?.stage, said?.applied, textOf(said?.interview)]) expect(text).toMatch(/^[^a-z]+$/i)
})
