import type { Member } from '#app/identity/actor.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { findStillNamed } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { readBrief } from '#app/specialists/brief.server.ts'
import { fillFields } from '#app/templates/fields.ts'
import { fieldValuesOf, loadTemplateChoices } from '#app/templates/queries.server.ts'
import { noJob } from '../labels.ts'

/** How a request names someone: by their name where the hospital may know it, today too, else by their field. */
async function findCalled({ hospitalId }: Member, specialistId: string, on: Queryable) {
	const { name, speciality } = await readBrief(on, { hospitalId, specialistId })
	const named = await findStillNamed({ hospitalId }, [specialistId])
	return (named.has(specialistId) ? name : null) ?? speciality
}

/** What the fields of a message say to one person. They are filled as it is sent, for until then the job may be another. */
export async function fillMessage(
	member: Member,
	message: string,
	about: { specialistId: string; job: string | null },
	on: Queryable = db,
) {
	const name = await findCalled(member, about.specialistId, on)
	return fillFields(message, fieldValuesOf(member, { name, job: about.job ?? noJob }))
}

/** The texts of the team for a request, with what fills them for one person. The form adds the job chosen in it. */
export async function loadRequestTemplates(member: Member, specialistId: string, templateId: string | null = null) {
	const name = await findCalled(member, specialistId, db)
	return loadTemplateChoices(member, 'contact-request', { name, job: noJob }, templateId)
}
