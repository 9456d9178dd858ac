import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { chosenJob, listOpenJobs } from './jobs-to-offer.server.ts'

const idsOf = (people: { specialistId: string }[]) => people.map(({ specialistId }) => specialistId)
const aNurse = () => aSpecialist({ profession: 'nurse', speciality: 'ICU Nurse', specialitySlug: 'icu-nurse' })

test('several specialists are offered a job in the speciality of all of them, or the hospital is asked', async () => {
	const member = await aMember()
	const { hospitalId } = member
	const icu = await aJob({ hospitalId, specialitySlug: 'icu-nurse', title: 'ICU Nurse' })
	await aJob({ hospitalId, title: 'Consultant Anesthesiologist' })
	const nurses = idsOf([await aNurse(), await aNurse()])
	const doctor = await aSpecialist({ specialitySlug: 'cardiac-surgeon', speciality: 'Cardiac Surgeon' })
	const chosen = async (ids: string[], wanted: string | null = null) =>
		chosenJob(await listOpenJobs(member, ids), wanted)

	expect(await chosen(nurses)).toBe(icu.id)
	expect(await chosen([...nurses, doctor.specialistId])).toBe('')
	expect(await chosen([doctor.specialistId])).toBe('')
	expect(await chosen(nurses, '')).toBe('')
	expect(await chosen([doctor.specialistId], icu.id)).toBe(icu.id)
})
