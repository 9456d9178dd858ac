import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aJob, aJobReport, aJobSeeker } from '#app/jobs/fixtures.server.ts'
import { settleReport } from '#app/jobs/review/reports.server.ts'
import { countReports, findReport, listReports } from './job-reports.server.ts'

test('what waits longest is on top, and a settled report moves to the other tab', async () => {
	const operator = await anOperator()
	const [job, other] = [await aJob({ title: 'First' }), await aJob({ title: 'Second' })]
	const report = await aJobReport({ job, reporter: await aJobSeeker() })
	await aJobReport({ job: other, reporter: await aJobSeeker() })
	const titles = async (isSettled: boolean) =>
		(await listReports(operator, { isSettled, page: 1 })).rows.map(({ jobTitle }) => jobTitle)

	expect(await titles(false)).toEqual(['First', 'Second'])
	await settleReport(operator, report.id, { verdict: 'keep', outcome: 'It is in order.' })

	expect([await titles(false), await titles(true)]).toEqual([['Second'], ['First']])
	expect(await countReports(operator)).toEqual({ waiting: 1, settled: 1 })
})

test('a report says how many others there are of the same job', async () => {
	const operator = await anOperator()
	const job = await aJob()
	const report = await aJobReport({ job, reporter: await aJobSeeker() })
	await aJobReport({ job, reporter: await aJobSeeker() })
	await aJobReport({ job: await aJob(), reporter: await aJobSeeker() })

	expect(await findReport(operator, report.id)).toMatchObject({
		reportsOfJob: 2,
		reporter: 'Dr Asha Menon',
		settled: null,
	})
})
