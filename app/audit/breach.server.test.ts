import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { findCandidates } from '#app/marketplace/candidates/candidates.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { recordTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'
import { reportBreach } from './breach.server.ts'

async function reportOf(between: { from: Date; to: Date; by?: string }) {
	let text = ''
	const summary = await reportBreach(between, async (part) => void (text += part))
	return { summary, lines: text.trim().split('\r\n').slice(1) }
}
const [yesterday, tomorrow] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)]

test('the report of a breach says who saw whom and which fields, one person a line', async () => {
	const [asha, imran] = [await aSpecialist(), await aSpecialist({ name: 'Dr Imran Shaikh' })]
	const { id } = await aHospital({ displayName: 'Lakeside Heart Institute' })
	const member = await aMember({ hospitalId: id, name: 'Kavita Rao' })
	const operator = await anOperator()
	await findCandidates(member, [asha.specialistId, imran.specialistId])
	await recordTeamAccess(operator, asha.specialistId, 'A question about the profile.')

	const { summary, lines } = await reportOf({ from: yesterday, to: tomorrow })

	expect(lines).toHaveLength(3)
	const shown = lines.find((line) => line.includes(imran.specialistId))
	expect(shown).toMatch(/Z,.+\+05:30,/)
	for (const part of [member.accountId, 'member', 'Kavita Rao', 'Lakeside Heart Institute', 'name', 'Viewed in a list'])
		expect(shown).toContain(part)
	expect(lines.join()).not.toMatch(/Asha|Imran/)
	expect(summary).toMatchObject({ readings: 3, people: 2, viewers: 2 })
	expect(summary.peopleByField).toContainEqual({ field: 'phone', people: 1 })

	expect((await reportOf({ from: yesterday, to: tomorrow, by: operator.accountId })).lines).toHaveLength(1)
	expect((await reportOf({ from: new Date(0), to: yesterday })).lines).toEqual([])
	expect(await db.$count(auditEvents)).toBe(2 + 3)
})
