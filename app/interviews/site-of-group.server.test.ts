import { expect, test } from 'vitest'
import { aMember, aSite } from '#app/hospitals/fixtures.server.ts'
import { listSentMessages } from '#app/notifications/sent-messages.fixtures.server.ts'
import { cancelInterview } from './changes/cancellation.server.ts'
import { changeDetails } from './changes/changes.server.ts'
import { remindOfInterviews } from './changes/reminders.server.ts'
import { anInterview, minutesFromNow, rescheduleSooner } from './fixtures.server.ts'
import { proposeAgain } from './proposing/proposals.server.ts'
import { askForOtherTimes, chooseSlot } from './proposing/responding.server.ts'

const named = 'Lakeside Heart Institute, Kothrud, Karve Road, Pune'

test('both sides read at which site an interview of a group is: times, choice, other times, change, reminder, end', async () => {
	const member = await aMember()
	const { id: siteId } = await aSite({ hospitalId: member.hospitalId })
	const proposed = await anInterview({ member, siteId })
	const { specialist } = proposed
	const ok = { ok: true }
	expect(await chooseSlot(specialist, proposed.id, proposed.slots[0]?.id ?? '')).toMatchObject(ok)
	const elsewhere = { mode: 'phone', place: '020 1234 5678', note: null } as const
	const held = { interviewerAccountIds: [member.accountId] }
	expect(await changeDetails(member, proposed.id, { ...elsewhere, ...held, version: 2 })).toMatchObject(ok)
	await rescheduleSooner(proposed.id, 60)
	await remindOfInterviews.run({})
	expect(await askForOtherTimes(specialist, proposed.id, { reason: 'On call', version: 3 })).toMatchObject(ok)
	const slots = [{ startsAt: minutesFromNow(5 * 24 * 60), endsAt: minutesFromNow(5 * 24 * 60 + 30) }]
	const again = { ...elsewhere, ...held, minutes: 30, slots, mayBeOutside: true, version: 4 } as const
	expect(await proposeAgain(member, proposed.id, again)).toMatchObject(ok)
	expect(await cancelInterview(member, proposed.id, { reason: 'Filled', version: 5 })).toMatchObject(ok)

	const told = await listSentMessages()

	expect(new Set(told.map((text) => text.split(':')[0]))).toEqual(new Set(['notice', 'email', 'sms']))
	expect(told.length).toBeGreaterThan(12)
	expect(told.filter((text) => !text.includes('Kothrud'))).toEqual([])
	expect(told.filter((text) => text.startsWith('notice:') && text.includes(named))).toHaveLength(4)
	expect(told.filter((text) => text.startsWith('sms:'))).toEqual(
		expect.arrayContaining([expect.stringContaining('interview with Lakeside Heart..., Kothrud,')]),
	)
})
