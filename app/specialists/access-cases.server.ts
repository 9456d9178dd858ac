import { randomUUID } from 'node:crypto'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { ok } from '#app/platform/result.ts'
import { type AccessCases, type Answer, type Case, type World, everyone } from '#test/access.ts'
import { publicIdOf } from './disclosure/public-id.server.ts'
import { removeResume } from './resumes/resume.server.ts'
import { changeSection } from './sections/revisions.server.ts'
import { languagesSection } from './sections/section-contents.server.ts'

const answerToResume = (form: Record<string, string>, answers: Answer): Case => ({
	anyId: true,
	post: { form: () => form, answers },
})

let undoable = ''

const ofPrivateSpecialist = ({ privateSpecialist }: World) => ({ specialistId: privateSpecialist.specialistId })

function entryRoutes(list: 'experience' | 'education' | 'skills', one: string) {
	const ids = ({ career }: World) => ({
		entryId: { experience: career.posts, education: career.courses, skills: career.skills }[list].at(-1) ?? '',
	})
	const page = `/profile/${list}` as const
	const step: Case = { ids, anyId: true, post: { answers: page } }
	// The only course has nowhere to go.
	const move = (answer: Answer): Case => ({ ...step, post: { answers: answer } })
	return {
		[`specialists/routes/edit-${one}`]: [{ ids, post: { answers: 422 } }],
		[`specialists/routes/remove-${one}`]: [step],
		[`specialists/routes/move-${one}-up`]: [move(list === 'education' ? 409 : page)],
		[`specialists/routes/move-${one}-down`]: [move(409)],
	} satisfies Record<string, Case[]>
}

let namesake = ''

/** The hospital is one that the name means. */
const narrowsHiding: Case = {
	ids: ({ hiddenHospital }) => ({ hiddenId: hiddenHospital.id, hospitalId: namesake || randomUUID() }),
	anyId: true,
	post: {
		before: async () => {
			namesake = (await aHospital({ displayName: 'Niramay Clinic' })).id
		},
		answers: '/settings/privacy/hidden-hospitals',
	},
}

export const accessCases: AccessCases = {
	'specialists/routes/show': [
		{ get: { member: 200, rival: 200, operator: 200, applicant: '/profile' } },
		{
			about: 'in public',
			ids: ({ people }) => ({ specialistId: publicIdOf(people.applicant.specialistId) }),
			get: { ...everyone(200), applicant: '/profile' },
		},
		{ about: 'in Private Mode', ids: ofPrivateSpecialist, get: {} },
	],
	'specialists/routes/show-photo': [{ get: { applicant: 200, member: 200, rival: 200 } }],
	'specialists/routes/resume-photos': [{ post: { answers: { applicant: 422, stranger: 422 } } }],
	'specialists/routes/code': [
		{
			get: { ...everyone('/doctors/register'), stranger: '/profile', applicant: '/profile' },
			post: { readsNoForm: true, answers: everyone('/doctors/register') },
		},
	],
	'specialists/routes/register-name': [
		{
			get: { ...everyone('/doctors/register/code'), stranger: '/profile', applicant: '/profile' },
			post: { readsNoForm: true, answers: everyone('/doctors/register/code') },
		},
	],
	'specialists/routes/prove-owner': [
		{
			get: everyone('/doctors/register/code'),
			post: { readsNoForm: true, answers: everyone('/doctors/register/code') },
		},
	],
	'specialists/routes/mail-owner-code': [
		{ get: everyone('/doctors/register/owner'), post: { answers: everyone('/doctors/register/owner') } },
	],
	...entryRoutes('experience', 'post'),
	...entryRoutes('education', 'course'),
	...entryRoutes('skills', 'skill'),
	'specialists/routes/undo-save': [
		{
			ids: () => ({ revisionId: undoable || randomUUID() }),
			anyId: true,
			post: {
				async before({ people }) {
					const saved = await changeSection(people.applicant, languagesSection, () => ok({ languages: ['en'] }))
					undoable = saved.ok ? saved.value.revisionId : ''
				},
				answers: '/profile',
			},
		},
	],
	'specialists/routes/stop-hiding': [
		{
			ids: ({ hiddenHospital }) => ({ hiddenId: hiddenHospital.id }),
			anyId: true,
			post: { answers: '/settings/privacy/hidden-hospitals' },
		},
	],
	'specialists/routes/hide-all-of-name': [
		{
			ids: ({ hiddenHospital }) => ({ hiddenId: hiddenHospital.id }),
			anyId: true,
			post: { answers: '/settings/privacy/hidden-hospitals' },
		},
	],
	'specialists/routes/hide-only': [narrowsHiding],
	'specialists/routes/hide-except': [narrowsHiding],
	'specialists/routes/accept-proposals': [answerToResume({ shown: 'degree-0 skill-0', items: 'skill-0' }, '/profile')],
	'specialists/routes/restore-proposals': [answerToResume({ items: 'degree-0' }, '/profile/resume-reading')],
	'specialists/routes/remove-resume': [{ anyId: true, post: { readsNoForm: true, answers: '/settings' } }],
	'specialists/routes/restore-resume': [
		{
			anyId: true,
			post: {
				before: ({ people, resume }) => removeResume(people.applicant, resume.id),
				readsNoForm: true,
				answers: '/settings',
			},
		},
	],
}
