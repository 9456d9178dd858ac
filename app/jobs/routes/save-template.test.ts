import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { textMessages } from '#app/platform/text/text.server.ts'
import { askRoute, redirectOf } from '#test/ask-route.ts'
import { aJob } from '../fixtures.server.ts'
import { findJobOfHospital } from '../queries.server.ts'
import { listTemplates } from '../form/templates.server.ts'
import { action } from './save-template.tsx'

async function aDraft(title: string) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, status: 'draft', openedAt: null, title })
	const send = (form: Record<string, string> = {}) =>
		askRoute(action, `/hospital/jobs/${job.id}/template`, { as: member, form })
	return { member, job, send }
}

test.each([
	['', textMessages.required],
	['Call 98220 12345', 'Please remove the phone number'],
])(
	'a template cannot be saved with the title “%s”: the field says so, and the draft keeps what was typed',
	async (title, message) => {
		const { member, job, send } = await aDraft('Night duty')
		const sent = {
			id: job.id,
			version: String(job.version),
			employmentType: 'permanent',
			payUnit: 'month',
			title,
			location: 'Wakad, Pune',
		}

		const refused = (await send(sent)) as unknown as {
			data: { fields: { title: string[] }; values: { version: string } }
		}

		expect(refused).toMatchObject({
			init: { status: 422 },
			data: { fields: { title: [expect.stringContaining(message)] } },
		})
		expect(await listTemplates(member)).toEqual([])
		const stored = await findJobOfHospital(member, job.id)
		expect(stored).toMatchObject({ location: 'Wakad, Pune' })
		// The corrected form is not out of date.
		expect(refused.data.values.version).toBe(String(stored?.version))
		expect(
			(await redirectOf(await send({ ...sent, ...refused.data.values, title: 'ICU nights' }))).message?.title,
		).toBe('Template saved')
		expect(await listTemplates(member)).toMatchObject([{ name: 'ICU nights' }])
	},
)

test('from the list, a draft without a title leads to its form, which says what is missing', async () => {
	const { member, job, send } = await aDraft('')

	const answer = await redirectOf(await send())

	expect(answer).toMatchObject({ message: { title: 'Template not saved' } })
	expect(answer.to).toContain(`/hospital/jobs/${job.id}/edit`)
	expect(await listTemplates(member)).toEqual([])
})
