import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { hasApplied, isBlocked, type Model, openContact, pair } from '../model.ts'
import { step } from '../step.ts'
import { anyHospital, anyMember, anyPerson } from '../who.ts'
import { type HospitalName, hospitalOfMember, type PersonName, press } from '../world.ts'

const mayWrite = (model: Model, hospital: HospitalName, person: PersonName) =>
	model.verified[hospital] &&
	!isBlocked(model, hospital, person) &&
	(hasApplied(model, hospital, person) || openContact(model, hospital, person) !== undefined)

/** Every message is sent twice, as by a phone that lost the answer: it must be one message. */
const sendTwice = async (press: () => Promise<number>) => Math.max(await press(), await press())

const write = fc.tuple(anyMember, anyPerson).map(([who, person]) =>
	step({
		what: `${who} writes to ${person}`,
		act(world) {
			const form = { body: 'When could you begin?', clientKey: randomUUID() }
			return sendTwice(() => press(world, who, `/messages/with/${world.actors[person].specialistId}/sending`, form))
		},
		follow(model) {
			const hospital = hospitalOfMember[who]
			if (mayWrite(model, hospital, person)) model.messages[pair(hospital, person)]++
		},
	}),
)

const writeBack = fc.tuple(anyPerson, anyHospital).map(([person, hospital]) =>
	step({
		what: `${person} writes to ${hospital}`,
		act(world) {
			const form = { body: 'From the first of next month.', clientKey: randomUUID() }
			return sendTwice(() => press(world, person, `/messages/with/${world.hospitals[hospital]}/sending`, form))
		},
		follow(model) {
			if (mayWrite(model, hospital, person)) model.messages[pair(hospital, person)]++
		},
	}),
)

export const messageSteps = [write, writeBack]
