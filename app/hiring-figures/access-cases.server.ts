import { type AccessCases, verified } from '#test/access.ts'

export const accessCases: AccessCases = {
	'hiring-figures/routes/report': [{ get: verified(200) }],
	'hiring-figures/routes/report-csv': [{ get: verified(200) }],
}
