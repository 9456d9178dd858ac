import { expect, test } from 'vitest'
import { aSpecialist } from '../fixtures.server.ts'
import { findPrivacy, savePrivacy, setPrivateMode } from './privacy.server.ts'

const input = {
	profileVisibility: true,
	contactVisibility: false,
	experienceVisibility: false,
	anonymousMode: true,
	version: 1,
}

test('the four switches are saved as they were set', async () => {
	const asha = await aSpecialist()

	expect(await savePrivacy(asha, input)).toMatchObject({ ok: true })

	expect(await findPrivacy(asha)).toEqual({ ...input, version: 2 })
})

test('of two tabs that save, the second is told and changes nothing', async () => {
	const asha = await aSpecialist()
	await savePrivacy(asha, input)

	expect(await savePrivacy(asha, { ...input, contactVisibility: true })).toEqual({ ok: false, failure: 'stale' })
	expect((await findPrivacy(asha)).contactVisibility).toBe(false)
})

test('Private Mode hides the profile, even against an open settings form, and can be turned off', async () => {
	const asha = await aSpecialist()

	await setPrivateMode(asha, true)

	expect(await savePrivacy(asha, { ...input, version: 1 })).toEqual({ ok: false, failure: 'stale' })
	expect((await findPrivacy(asha)).profileVisibility).toBe(false)
	await setPrivateMode(asha, false)
	expect((await findPrivacy(asha)).profileVisibility).toBe(true)
})
