import { z } from 'zod'
import { longestReason } from '#app/applications/limits.ts'
import { stages, stagesByHand } from '#app/applications/stage.ts'
import { languages } from '#app/catalog/languages.ts'
import { jobShifts } from '#app/catalog/shifts.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { dutyFields } from '#app/jobs/form/duty-sheet.ts'
import { limits } from '#app/jobs/form/limits.ts'
import { payModels } from '#app/jobs/pay-model.ts'
import { employmentTypes, jobStatuses } from '#app/jobs/status.ts'
import { termFields } from '#app/jobs/terms/terms.ts'
import {
	choicesOf,
	type DeclaredField,
	type DeclaredFields,
	forEachField,
	type Values,
} from '#app/platform/text/declared-fields.ts'
import { payUnits } from '#app/platform/text/money.ts'
import { longestIdempotencyKey, perPage } from './limits.ts'

// What goes over the wire. These schemas parse what comes in, and the OpenAPI document is made of them.

/** Schemas with a name of their own in the document. */
export const named = z.registry<{ id: string }>()
const name = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => {
	named.add(schema, { id })
	return schema
}

const text = (max: number) => z.string().min(1).max(max)
const line = (max: number) => text(max).regex(/^\P{Cc}*$/u)
const whole = (min: number, max: number) => z.int().min(min).max(max)
const rupees = z.number().positive().max(100_000_000_000).describe('Rupees')
const id = z.uuid()
const instant = z.iso.datetime()
const listOf = <Item extends z.ZodType>(item: Item, max: number) => z.array(item).max(max)

function fieldOf(field: DeclaredField) {
	switch (field.kind) {
		case 'count':
			return whole(field.min, field.max)
		case 'choice':
			return z.enum(Object.keys(field.names))
		case 'choices':
			return listOf(z.enum(Object.keys(field.names)), Object.keys(field.names).length)
		case 'line':
		case 'text':
			return text(field.max)
		case 'words':
			return listOf(text(field.max), field.most)
		case 'day':
			return z.iso.date()
		case 'amount':
			return rupees
		case 'tick':
			return z.boolean()
	}
}

/** Amounts travel in rupees. */
type Sent<Value> = Value extends bigint ? number : Value

/** Declared fields as programs send and get them. */
const fieldsOf = <Fields extends DeclaredFields>(fields: Fields) =>
	forEachField(fields, (field) => {
		const isList = field.kind === 'choices' || field.kind === 'words'
		const schema = isList ? fieldOf(field) : fieldOf(field).nullable()
		return field.about === undefined ? schema : schema.describe(field.about)
	}) as unknown as { [Name in keyof Fields]: z.ZodType<Sent<Values<Fields>[Name]>, Sent<Values<Fields>[Name]>> }

const optionalContent = {
	otherSpeciality: text(limits.speciality).nullable().describe('The speciality in words, where it is "other"'),
	hoursPerShift: whole(1, limits.hoursPerShift).nullable(),
	experienceFrom: whole(0, limits.experienceYears).nullable().describe('Years'),
	experienceTo: whole(0, limits.experienceYears).nullable().describe('Years'),
	payTo: rupees.nullable().describe('Upper end of the pay in rupees, per `payUnit`'),
	payModel: z.enum(payModels),
	feeSharePercent: whole(1, 100).nullable(),
	joiningBonus: rupees.nullable(),
	languages: z
		.array(z.enum(languages.map(({ code }) => code)))
		.describe('Working languages. None is asked for when it is empty.'),
	responsibilities: listOf(line(limits.line), limits.lines),
	requirements: listOf(line(limits.line), limits.lines),
	urgent: z.boolean(),
	...fieldsOf(dutyFields),
	...fieldsOf(termFields),
}

const content = z.object({
	title: line(limits.title),
	speciality: z.enum(specialities.map(({ slug }) => slug)),
	location: text(limits.location).describe(
		'One of the sites of your hospital as your settings name it, a city, an area with its city, or a text with a PIN code',
	),
	shiftType: z.enum(jobShifts),
	employmentType: z.enum(employmentTypes),
	startsOn: z.iso.date().describe('Today in India or later, at most two years ahead'),
	payFrom: rupees.describe('Lower end of the pay in rupees, per `payUnit`'),
	payUnit: z.enum(payUnits),
	description: text(limits.description),
	requiredSkills: listOf(line(limits.skill).regex(/^[^,]*$/), limits.skills).min(1),
	...z.object(optionalContent).partial().shape,
	// Read before anyone applies, so no job is posted without them.
	bond: z.enum(choicesOf(termFields.bond.names)),
	certificatesNeverKept: z.boolean().describe(termFields.certificatesNeverKept.about),
	engagement: z.enum(choicesOf(termFields.engagement.names)),
})

/** A field may be sent as null where a job can do without it. */
export const NewJob = name('NewJob', z.strictObject(content.shape))

export const JobChanges = name(
	'JobChanges',
	z.strictObject({
		...content.partial().shape,
		version: z.int().min(1).optional().describe('Refused with 409 if the job has another version by now'),
	}),
)
export type Content = Omit<z.infer<typeof JobChanges>, 'version'>

export const Closing = name(
	'Closing',
	z.strictObject({ reason: line(200).optional().describe('Read by your hospital alone') }),
)

const jobStates = [...jobStatuses, 'in_review'] as const

export const Job = name(
	'Job',
	z.object({
		id,
		status: z
			.enum(jobStates)
			.describe('`in_review`: an operator reads the job before it opens. Your settings on the site say why.'),
		changesInReview: z
			.boolean()
			.describe('An operator reads changes of a posted job, which stays as it was until then'),
		...content.partial().shape,
		site: z
			.string()
			.nullable()
			.describe('The site of your hospital that it is at. Null where your hospital has one site.'),
		applicants: z.int().describe('Applications that were not withdrawn'),
		version: z.int(),
		url: z.url(),
		createdAt: instant,
		updatedAt: instant,
		openedAt: instant.nullable(),
		closedAt: instant.nullable(),
	}),
)
export type JobAnswer = z.infer<typeof Job>

const brief = {
	id: id.describe('Of the application'),
	jobId: id,
	jobTitle: z.string(),
	specialistId: id,
	name: z.string(),
	stage: z.enum(stages),
	version: z.int().describe('It grows with every move'),
	appliedAt: instant,
	stageChangedAt: instant,
}

const experience = {
	experienceFrom: z
		.int()
		.nullable()
		.describe('Years of experience. Where the specialist shows a range only, its lower end.'),
	experienceTo: z
		.int()
		.nullable()
		.describe('The same as `experienceFrom`, or the upper end of the range. Null where it has none.'),
}

export const Applicant = name(
	'Applicant',
	z.object({
		...brief,
		speciality: z.string(),
		...experience,
		expectedMonthlyPay: z.number().nullable().describe('Rupees'),
		tags: z.array(z.string()),
	}),
)

const checked = {
	verifiedOn: z.string().nullable().describe('Null until our team has verified it'),
	grade: z.string().nullable().describe('How our team checked it, in words; null before that'),
}

const Profile = name(
	'Profile',
	z.object({
		speciality: z.string(),
		location: z.string(),
		...experience,
		bio: z.string().nullable(),
		languages: z.array(z.string()),
		shifts: z.array(z.string()),
		availability: z.array(z.string()),
		availableFrom: z.string().nullable(),
		openToRelocate: z.boolean(),
		preferredAreas: z.array(z.string()),
		expectedPay: z.array(z.object({ amount: z.number().describe('Rupees'), per: z.enum(payUnits) })),
		skills: z.array(z.object({ name: z.string(), level: z.string() })),
		degrees: z.array(z.object({ title: z.string(), ...checked })),
		experience: z
			.array(
				z.object({
					role: z.string(),
					hospital: z.string().nullable(),
					period: z.string().nullable(),
					description: z.string().nullable(),
				}),
			)
			.nullable(),
		education: z
			.array(z.object({ degree: z.string(), institution: z.string().nullable(), years: z.string().nullable() }))
			.nullable(),
		registrations: z.array(
			z.object({
				council: z.string(),
				number: z.string().nullable(),
				...checked,
				verifiedName: z.string().nullable().describe('The name that our team verified with the number'),
			}),
		),
		phone: z.string().nullable().describe('Null before your hospital shortlists, and unless the specialist shares it'),
		email: z.string().nullable().describe('Null before your hospital shortlists, and unless the specialist shares it'),
	}),
)

export const ApplicantDetail = name(
	'ApplicantDetail',
	z.object({
		...brief,
		note: z.string().nullable().describe('What the specialist wrote with the application'),
		profile: Profile.nullable().describe('Null when the specialist has withdrawn, or access to them has ended'),
	}),
)

/** Where a program may move an applicant. An offer and a joining have terms, which stand on forms of the site. */
export const StageMove = name(
	'StageMove',
	z.strictObject({
		stage: z.enum([...stagesByHand, 'rejected']),
		reason: text(longestReason)
			.optional()
			.describe(
				'For `rejected`, where it is required. The specialist reads it. It may contain fields, as on the site.',
			),
		version: z.int().min(1).optional().describe('Refused with 409 if the application has another version by now'),
	}),
)

export const MovedApplicant = name(
	'MovedApplicant',
	z.object({
		id: id.describe('Of the application'),
		jobId: id,
		stage: z.enum(stages),
		version: z.int(),
		undoUntil: instant.describe(
			'Until then a member can undo the move on the site. Emails and other alerts wait as long.',
		),
	}),
)

export const Placement = name(
	'Placement',
	z.object({
		applicationId: id,
		jobId: id,
		jobTitle: z.string(),
		specialistId: id,
		name: z.string(),
		joinedOn: z.iso.date(),
		createdAt: instant,
	}),
)

const pageOf = <Row extends z.ZodType>(id: string, row: Row) =>
	name(
		id,
		z.object({
			data: z.array(row),
			nextCursor: z.string().nullable().describe('Send it as `cursor` for the next page. Null on the last one.'),
		}),
	)
export const JobPage = pageOf('JobPage', Job)
export const ApplicantPage = pageOf('ApplicantPage', Applicant)
export const PlacementPage = pageOf('PlacementPage', Placement)

export const Problem = name(
	'Problem',
	z.object({
		type: z.url(),
		title: z.string(),
		status: z.int(),
		detail: z.string().optional(),
		code: z.string(),
		errors: z
			.array(z.object({ field: z.string(), message: z.string() }))
			.optional()
			.describe('What is wrong with which field'),
	}),
)

const paging = {
	cursor: z.string().max(200).optional(),
	limit: whole(1, perPage.max)
		.optional()
		.describe(`Rows of a page, from 1 to ${perPage.max}. The default is ${perPage.default}.`),
}
export const NoQuery = z.strictObject({})
export const JobQuery = z.strictObject({ ...paging, status: z.enum(jobStatuses).optional() })
export const ApplicantQuery = z.strictObject({ ...paging, jobId: id.optional(), stage: z.enum(stages).optional() })
export const PlacementQuery = z.strictObject({ ...paging, jobId: id.optional() })

export const IdempotencyKey = z
	.string()
	.regex(new RegExp(`^[\\x21-\\x7e]{1,${longestIdempotencyKey}}$`))
	.describe('A random text, new for each thing to do. A call repeated with it within 24 hours does nothing twice.')
