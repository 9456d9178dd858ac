import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aUserReport } from '../fixtures.server.ts'
import { employerReportReasons } from './user-reports.ts'
import { SpecialistReportInput, UserReportInput } from '../schema.server.ts'
import { findHospitalName, listOpenUserReports } from './user-reports.server.ts'

test.each([
	['verified', true],
	['suspended', true],
	['pending', false],
	['rejected', false],
] as const)('a specialist can block and report a hospital that is %s: %s', async (status, isPossible) => {
	const hospital = await aHospital({ status, displayName: 'Lakeside' })

	const found = await findHospitalName(await aSpecialist(), hospital.id)

	expect(found).toEqual(isPossible ? { id: hospital.id, name: 'Lakeside', status } : null)
})

test('a report waits for its sender until it is answered', async () => {
	const specialist = await aSpecialist()
	const { id: hospitalId } = await aHospital({ displayName: 'Lakeside' })
	const open = await aUserReport({ hospitalId, specialist })
	await aUserReport({ hospitalId, specialist, settledAt: new Date() })
	await aUserReport({ hospitalId })

	const waiting = await listOpenUserReports(specialist)

	expect(waiting).toMatchObject([{ id: open.id, hospitalName: 'Lakeside' }])
})

test('what an employer owes is reported about a hospital, and about no specialist', () => {
	for (const reason of employerReportReasons) {
		expect(UserReportInput.safeParse({ reason, detail: 'Since May.' }).success).toBe(true)
		expect(SpecialistReportInput.safeParse({ reason, detail: 'Since May.' }).success).toBe(false)
	}
	expect(SpecialistReportInput.safeParse({ reason: 'rude', detail: 'On the phone.' }).success).toBe(true)
})
