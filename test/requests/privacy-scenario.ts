// One specialist and one hospital who have everything to do with each other, with a word of its own in every private field.
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aCandidateSearch } from '#app/marketplace/fixtures.server.ts'
import { aMarkedProfile, aTail, markWith, plantBetween } from '#test/marks.ts'

export type PrivacyScenario = Awaited<ReturnType<typeof plantStory>>

/** The specialist is anonymous, so that no other hospital may know the name either. */
export async function plantStory() {
	const mark = markWith(aTail())
	const member = await aMember({ name: mark('member') })
	const { specialist, resume } = await aMarkedProfile(mark, { speciality: mark('speciality'), anonymousMode: true })
	const between = await plantBetween({ mark, member, specialist, resumeId: resume.id })
	await aCandidateSearch('place=Nagpur', member, { name: mark('wanted') })
	const cookieOf = async (accountId: string, kind: 'member' | 'specialist') =>
		(await aSession({ id: accountId, kind })).cookie
	return {
		member,
		specialist,
		cookies: {
			member: await cookieOf(member.accountId, 'member'),
			specialist: await cookieOf(specialist.accountId, 'specialist'),
		},
		addresses: addressesOf({
			...between,
			specialistId: specialist.specialistId,
			hospitalId: member.hospitalId,
			resumeId: resume.id,
		}),
	}
}

type Ids = Awaited<ReturnType<typeof plantBetween>> & { specialistId: string; hospitalId: string; resumeId: string }

/** Where the two meet: whoever asks for these without having to do with them must learn nothing. */
const addressesOf = ({ specialistId, hospitalId, resumeId, jobId, fileId, ...ids }: Ids) => [
	`/doctors/${specialistId}`,
	`/doctors/${specialistId}/photo`,
	`/doctors/${specialistId}/contact`,
	`/hospitals/${hospitalId}`,
	`/hospitals/dashboard?open=${specialistId}`,
	`/hospital/compare?id=${specialistId}`,
	`/hospital/candidates/${specialistId}/resume`,
	`/hospital/candidates/${specialistId}/consideration`,
	`/hospital/jobs/${jobId}/applicants`,
	`/hospital/jobs/${jobId}/applicants?view=board`,
	`/hospital/applications/${ids.application.id}`,
	`/hospital/applications/${ids.application.id}/resume`,
	`/hospital/applications/${ids.application.id}/offer`,
	`/applications/${ids.application.id}`,
	`/applications/${ids.application.id}/rating`,
	`/resumes/${resumeId}`,
	`/offers/${ids.offer.id}`,
	`/interviews/${ids.interview.id}`,
	`/interviews/${ids.interview.id}/calendar.ics`,
	`/contact-requests/${ids.request.id}`,
	`/messages/with/${specialistId}`,
	`/messages/with/${hospitalId}`,
	`/messages/files/${fileId}`,
	`/jobs/${jobId}`,
]
