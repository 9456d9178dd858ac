import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember, aSite } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { listSentMessages } from '#app/notifications/sent-messages.fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { expireOffers } from './expiry.server.ts'
import { anOffer, someTerms } from './fixtures.server.ts'
import { findLetter, letterPdf } from './letter.server.ts'
import { makeOffer, withdrawOffer } from './make-offer.server.ts'
import { writeAboutOffer } from './notifications.server.ts'
import { answerJoiningDate, findJoiningDate, proposeJoiningDate } from './placements/joining-date.server.ts'
import { findMyOffer } from './queries.server.ts'
import { remindOfOffers } from './reminders.server.ts'
import { answerOffer } from './responding.server.ts'

const named = 'Lakeside Heart Institute, Kothrud, Karve Road, Pune'
const today = istToday(new Date())
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

async function aGroup() {
	const member = await aMember()
	const { id: siteId } = await aSite({ hospitalId: member.hospitalId })
	const application = async (stage: 'interview' | 'offered') =>
		anApplication({ stage, job: await aJob({ hospitalId: member.hospitalId, siteId }) })
	return { member, application }
}

test('both sides read for which site of a group an offer is: made, answered, withdrawn, unanswered', async () => {
	const { member, application } = await aGroup()
	const [first, second] = [await application('interview'), await application('interview')]
	const made = await makeOffer(member, first.id, { ...someTerms(), version: first.version })
	if (!made.ok) throw new Error('No offer')
	expect(await answerOffer(first.specialist, made.value.offerId, { to: 'declined', reason: null })).toMatchObject({
		ok: true,
	})
	const taken = await makeOffer(member, second.id, { ...someTerms(), version: second.version })
	if (!taken.ok) throw new Error('No offer')
	await withdrawOffer(member, taken.value.offerId, 1)
	const waiting = { member, sentAt: ago(73), expiresAt: ago(-72) }
	const half = await anOffer({ ...waiting, application: await application('offered') })
	await anOffer({ ...waiting, expiresAt: ago(1), application: await application('offered') })
	await remindOfOffers.run({})
	await expireOffers.run({})
	await writeAboutOffer.run({ offerId: half.id, what: 'sent' })

	const told = await listSentMessages()

	for (const title of ['has made you an offer', 'withdrew its offer'])
		expect(told).toEqual(expect.arrayContaining([expect.stringContaining(`${named} ${title}`)]))
	expect(told.filter((text) => !text.includes('Kothrud'))).toEqual([])
	expect(told.filter((text) => text.startsWith('sms:'))).toEqual([
		expect.stringContaining('Lakeside Heart..., Kothrud has offered you'),
	])
})

test('both sides read at which site of a group someone joins, and that another date is proposed and agreed', async () => {
	const { member, application } = await aGroup()
	const agreed = { member, status: 'accepted' as const }
	const later = await anOffer({ ...agreed, application: await application('offered') })
	await anOffer({ ...agreed, application: await application('offered'), startsOn: today })
	await remindOfOffers.run({})
	const date = { startsOn: addDays(today, 30), reason: 'Notice period', agreed: addDays(today, 14) }
	const proposed = await proposeJoiningDate(member, later.id, date)
	expect(
		await answerJoiningDate(later.specialist, proposed.ok ? proposed.value.proposalId : '', 'accepted'),
	).toMatchObject({
		ok: true,
	})

	const told = await listSentMessages()

	expect(told).toEqual(
		expect.arrayContaining([
			expect.stringContaining(`Today is your joining date at ${named}`),
			expect.stringContaining(`${named} proposes`),
		]),
	)
	expect(told.filter((text) => text.includes('Lakeside') && !text.includes('Kothrud'))).toEqual([])
})

test('the letter of an offer names the site of a group', async () => {
	const { member, application } = await aGroup()
	const { id, specialist } = await anOffer({ member, status: 'accepted', application: await application('offered') })
	const letter = await findLetter(specialist, id)
	if (!letter) throw new Error('The letter should be there')

	const pdf = await getDocumentProxy(new Uint8Array(await letterPdf(letter, new Date())))
	const { text } = await extractText(pdf, { mergePages: true })

	expect(text.replace(/\s+/g, ' ')).toContain(named)
})

test('the pages of an offer and of its joining date name the hospital as their messages do', async () => {
	const { member, application } = await aGroup()
	const { id, specialist } = await anOffer({ member, status: 'accepted', application: await application('offered') })

	expect((await findMyOffer(specialist, id))?.hospitalName).toBe(named)
	expect((await findJoiningDate(specialist, id))?.hospitalName).toBe(named)
})
