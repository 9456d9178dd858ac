import { expect, test } from 'vitest'
import { canCarry, type EventKey, eventDefinitionOf, events, reachesBySms } from '#app/notifications/channels.ts'
import { declaredMessages } from '#scripts/docs/messages.ts'

const some = <Item>(all: readonly Item[], has: (one: Item) => boolean) => ({
	one: all.some(has),
	all: all.every(has),
})

test('the settings page says which messages of an event come by SMS, exactly where not all do', async () => {
	const declared = await declaredMessages()
	const wrong = (Object.keys(events) as EventKey[]).flatMap((event) => {
		const { audience, smsNote } = eventDefinitionOf(event)
		const texts = declared
			.filter(({ message }) => message.event === event)
			.flatMap((each) => each.texts)
			.filter((text) => text.email || text.sms)
		const beside = some(texts, ({ sms }) => sms !== undefined)
		const inPlace = some(texts, ({ sms, smsInstead }) => (sms ?? smsInstead) !== undefined || reachesBySms(event))
		const owed = {
			besideEmail: canCarry(event, 'sms') && beside.one && !beside.all,
			// Members always have an address.
			inItsPlace: audience === 'specialist' && !inPlace.all,
		}
		const said = { besideEmail: smsNote?.besideEmail !== undefined, inItsPlace: smsNote?.inItsPlace !== undefined }
		return JSON.stringify(owed) === JSON.stringify(said) ? [] : [{ event, owed, said }]
	})

	expect(wrong).toEqual([])
})
