import { expect, test } from 'vitest'
import { loader as applicationPage } from '#app/applications/routes/show.tsx'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { loader as offlinePage } from '#app/pwa/routes/doctor-offline.tsx'
import { routeArgs } from '#test/ask-route.ts'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { listMyProgress } from '#app/offers/my-progress.server.ts'

/** What the list, the page of the application and the page for reading offline tell its specialist to expect. */
async function expectationsOf(as: Specialist, applicationId: string) {
	const [listed] = await listMyProgress(as, new Date())
	const { application } = await applicationPage(await routeArgs(`/applications/${applicationId}`, { as }))
	const { applications } = await offlinePage(await routeArgs('/doctors/offline', { as }))
	return {
		next: [listed?.next, application.next, applications[0]?.next],
		answers: [listed?.due, application.answer],
	}
}
const onEachPage = <T>(value: T) => [value, value, value]

test('who has to choose an interview time reads so on every page, and no answer of the hospital is expected', async () => {
	const { specialist, applicationId } = await anInterview()

	expect(await expectationsOf(specialist, applicationId)).toEqual({
		next: onEachPage('The hospital has proposed interview times. Choose one.'),
		answers: [null, null],
	})
})

test('an interview that is scheduled is named by its time, also when it is over', async () => {
	const ahead = await anInterview({ status: 'scheduled' })
	const over = await anInterview({ status: 'scheduled', startsInMinutes: -120 })

	const { next } = await expectationsOf(ahead.specialist, ahead.applicationId)
	expect(next).toEqual(onEachPage(expect.stringMatching(/^Your interview is on /)))
	expect((await expectationsOf(over.specialist, over.applicationId)).next).toEqual(
		onEachPage(expect.stringMatching(/^Your interview was on .+ Next: an offer or not selected, with a reason\.$/)),
	)
})

test('who has accepted an offer reads the joining date, and not that an offer is there', async () => {
	const { specialist, application } = await anOffer({ status: 'accepted' })

	expect((await expectationsOf(specialist, application.id)).next).toEqual(
		onEachPage(expect.stringMatching(/^You accepted the offer\. Your joining date is /)),
	)
})

test('who has applied finds the way to write to the hospital on the page of the application, as the page of messages promises', async () => {
	const conversationOf = async (stage: 'applied' | 'withdrawn') => {
		const { id, specialist, job } = await anApplication({ stage })
		const { application } = await applicationPage(await routeArgs(`/applications/${id}`, { as: specialist }))
		return [application.conversation, `/messages/with/${job.hospitalId}`]
	}

	const [conversation, expected] = await conversationOf('applied')
	expect(conversation).toBe(expected)
	expect((await conversationOf('withdrawn'))[0]).toBeNull()
})
