import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { OpenDecisions } from '#app/cases/open-decisions.tsx'
import { aContactMessage } from '#app/content/fixtures.server.ts'
import { decideFirst } from '#app/cover/asking/first-requests.server.ts'
import { decideDisputeLater } from '#app/cover/settlement/disputes.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aReview } from '#app/moderation/fixtures.server.ts'
import { refuseReview, undoRefusal } from '../moderation/review-decision.server.ts'
import { closeMessageLater } from '../queues/contact-message-queue.server.ts'
import { aCoverSpecialist, aFirstRequest, aWorkedCover } from '#app/cover/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anAccount, anOperator } from '#app/identity/fixtures.server.ts'
import * as accountPage from './account.tsx'
import * as reviewPage from './review.tsx'
import * as suspend from './suspend-account.tsx'
import * as undoDecision from './undo-decision.tsx'
import { askRoute, routeArgs } from '#test/ask-route.ts'
import { loader } from './overview.tsx'

test('cover that waits for a decision is among the queues', async () => {
	await aWorkedCover(await aCoverSpecialist(), { endedAgo: 80, status: 'disputed' })

	const { queues } = await loader(await routeArgs('/operator', { as: await anOperator() }))

	expect(queues.find(({ label }) => label === 'Cover to decide')).toMatchObject({
		...{ to: '/operator/cover', count: 1, isLate: true },
	})
})

test('everything that an operator can still undo is on the overview, each with what it is about', async () => {
	const [operator, other] = [await anOperator(), await anOperator()]
	const member = await aMember()
	const review = await aReview({ member, subjectId: (await aJob(member)).id })
	const first = await aFirstRequest({ work: 'LSCS' })
	const [message, second] = [await aContactMessage(), await aContactMessage()]
	const cover = await aWorkedCover(await aCoverSpecialist(), { endedAgo: 80, status: 'disputed' })
	const shown = async (as = operator) => (await loader(await routeArgs('/operator', { as }))).decisions

	const refused = await refuseReview(operator, review.id, 'It asks for money.')
	await decideFirst(operator, first.id, { outcome: 'refused', reason: 'Another hospital.' })
	await closeMessageLater(operator, message.id, { to: 'closed', version: message.version })
	await closeMessageLater(operator, second.id, { to: 'spam', version: second.version })
	await decideDisputeLater(operator, cover.id, { verdict: 'first', reason: 'As it was entered.' })

	const rows = await shown()
	expect(rows.map(({ label }) => label).toSorted()).toEqual(
		['Close message', 'Close message', 'Decide about cover', 'Refuse first request', 'Refuse text'].toSorted(),
	)
	expect(rows.every((row) => 'about' in row && row.about)).toBe(true)
	const eventId = refused.ok ? refused.value.eventId : ''
	expect(rows.find(({ label }) => label === 'Refuse text')).toMatchObject({
		about: expect.stringContaining(review.title),
		undo: `/operator/reviews/${review.id}/undo?event=${eventId}`,
	})
	expect(rows.find(({ label }) => label === 'Refuse first request')).toMatchObject({
		about: expect.stringMatching(/^LSCS, /),
		undo: `/operator/cover/first/${first.id}/undo`,
	})
	expect(await shown(other)).toEqual([])
	const ofReview = async (as = operator) =>
		(await reviewPage.loader(await routeArgs(`/operator/reviews/${review.id}`, { as }))).desk.decisions
	expect(await ofReview()).toMatchObject([
		{ label: 'Refuse text', about: null, mayUndo: true, undo: `/operator/reviews/${review.id}/undo?event=${eventId}` },
	])
	expect(await ofReview(other)).toEqual([])
	const suspended = await anAccount()
	const path = `/operator/accounts/${suspended.id}`
	await askRoute(suspend.action, `${path}/suspension`, { as: operator, form: { freeText: 'Complaints.' } })
	const ofAccount = await accountPage.loader(await routeArgs(path, { as: operator }))
	expect('account' in ofAccount.record ? 'open' : ofAccount.decisions).toEqual([])
	await askRoute(accountPage.action, path, { as: operator, form: { freeText: 'Complaints.' } })
	expect((await accountPage.loader(await routeArgs(path, { as: operator }))).decisions).toMatchObject([
		{ label: 'Suspend account', mayUndo: true },
	])
	const undoSuspension = (await accountPage.loader(await routeArgs(path, { as: operator }))).decisions[0]?.undo ?? ''
	await askRoute(undoDecision.action, undoSuspension, { as: operator, form: {} })
	const router = createMemoryRouter([{ path: '/', element: createElement(OpenDecisions, { decisions: rows }) }])
	const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
	expect(html).toContain(`You have decided: Refuse text, Job: ${review.title}`)

	await undoRefusal(operator, review.id, eventId)
	expect((await shown()).map(({ label }) => label)).not.toContain('Refuse text')
	await refuseReview(operator, review.id, 'It still does.')
	expect((await shown()).filter(({ label }) => label === 'Refuse text')).toHaveLength(1)
})
