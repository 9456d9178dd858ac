import { expect, test } from 'vitest'
import { aHospital, aMember } from './fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'

const asked = [
	'/hospital/applicants',
	'/hospital/shortlist',
	'/hospital/cover',
	'/hospital/reports',
	'/messages',
	'/interviews/unknown',
]

/** What the group of a page says to a member of a hospital in this state. */
async function refusalOf(path: string, status: 'pending' | 'rejected' | 'suspended') {
	const { id: hospitalId } = await aHospital({ status })
	const { accountId } = await aMember({ hospitalId })
	return routeArgs(path, { as: { accountId, kind: 'member' } }).then(
		() => null,
		({ data, init }: { data: object; init: object }) => ({ ...data, ...init }),
	)
}

test.each(asked)('%s says that it opens when the hospital is verified, and where to see when', async (path) => {
	expect(await refusalOf(path, 'pending')).toMatchObject({
		status: 403,
		title: 'This page opens when your hospital is verified',
		link: { to: '/hospitals/verification', label: 'View verification status' },
	})
	expect(await refusalOf(path, 'rejected')).toMatchObject({
		title: 'This page opens when your hospital is verified',
		message: 'Your hospital could not be verified. View the reason, then resubmit your details.',
	})
	expect(await refusalOf(path, 'suspended')).toMatchObject({
		title: 'This page is closed while your hospital is suspended',
	})
})
