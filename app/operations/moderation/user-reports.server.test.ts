import { expect, test } from 'vitest'
import { aUserReport } from '#app/contacts/fixtures.server.ts'
import { employerReportSteps, type UserReportReason } from '#app/contacts/reports/user-reports.ts'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { openUserReport } from './user-reports.server.ts'

test('whoever decides on a report that an employer owes something reads what we do about it, and of others nothing', async () => {
	const [operator, { id: hospitalId }] = [await anOperator(), await aHospital()]
	const stepsOf = async (reason: UserReportReason) =>
		(await openUserReport(operator, (await aUserReport({ hospitalId, reason })).id))?.steps

	expect(await stepsOf('keeps-certificates')).toEqual(employerReportSteps)
	expect(await stepsOf('unpaid-salary')).toEqual(employerReportSteps)
	expect(await stepsOf('rude')).toEqual([])
})
