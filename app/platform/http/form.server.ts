import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { t } from '../language/words.ts'
import { badRequest } from './http.ts'
import type { FormProblem } from './form.ts'
import { typedValues } from './typed-values.ts'
import { ok } from '../result.ts'
import { textMessages } from '../text/text.server.ts'
import { readAmounts } from '../text/typed-fields.server.ts'

// One sentence for everything that was left empty, in every form.
z.config({
	customError: (issue) =>
		issue.code === 'invalid_type' && issue.input === undefined ? textMessages.required : undefined,
})

/** For fields that have no sentence of their own. The API prints what the parser says: a program can read that. */
const forPeople: z.core.$ZodErrorMap = (issue) => {
	if (issue.code === 'invalid_value') return t`Choose one of the options.`
	if (issue.code === 'too_big' && issue.origin === 'string') return textMessages.tooLong(Number(issue.maximum))
	return undefined
}

const acceptsMany = (schema: unknown): boolean => {
	if (schema instanceof z.ZodArray) return true
	if (
		schema instanceof z.ZodOptional ||
		schema instanceof z.ZodDefault ||
		schema instanceof z.ZodPrefault ||
		schema instanceof z.ZodNullable
	)
		return acceptsMany(schema.unwrap())
	return schema instanceof z.ZodPipe && acceptsMany(schema.in)
}

/**
 * `skills`, or `departments[12].name`, as our pages call their fields. The list becomes as long as the number says, and every
 * place of it is checked: one field called `skills[10000000]` would keep a process busy until its memory is used up.
 */
const fieldName = /^([^.[\]]+)(?:\[\d{1,2}\]\.(?!constructor$|__proto__$)[^.[\]]+)?$/

/** A name the form does not have, or a single field sent twice, was not sent by our pages: 400. */
function refuseForeignFields(form: FormData, shape: Record<string, unknown>) {
	for (const name of new Set(form.keys())) {
		const field = fieldName.exec(name)?.[1]
		if (field === undefined || !Object.hasOwn(shape, field)) throw badRequest()
		if (form.getAll(name).length > 1 && !acceptsMany(shape[field])) throw badRequest()
	}
}

export function parseFormData<Schema extends z.ZodObject>(form: FormData, schema: Schema) {
	refuseForeignFields(form, schema.shape)
	const amounts = readAmounts(form, schema.shape)
	const submission = parseWithZod(amounts.read, { schema, error: forPeople })
	const values = typedValues(form)
	const isRead = Object.keys(amounts.fields).length === 0
	if (submission.status === 'success' && isRead) return { ...ok(submission.value), values }

	const { '': whole, ...named } = submission.status === 'success' ? {} : (submission.error ?? {})
	const fields = {
		...Object.fromEntries(Object.entries(named).flatMap(([name, messages]) => (messages ? [[name, messages]] : []))),
		...amounts.fields,
	}
	const problem: FormProblem = { fields, values, ...(whole?.[0] ? { form: whole[0] } : {}) }
	return { ok: false, problem } as const
}

/**
 * Parses a posted form. Empty fields count as missing. Lists and nested names (`skills[0].name`) keep their shape.
 * Throws a 400 for fields that the schema does not name, so no one can smuggle in an owner, role or status.
 */
export async function parseForm<Schema extends z.ZodObject>(request: Request, schema: Schema) {
	return parseFormData(await readForm(request), schema)
}

/** For a form with nothing but its button: a 400 when it sends more. */
export const refuseFields = (request: Request) => parseForm(request, z.object({}))

/** The posted fields. A body that is not a form is a 400, never a 500. */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await request.formData()
	} catch (error) {
		if (error instanceof Response) throw error
		throw badRequest()
	}
}

/** One posted text; null where it is missing or a file. */
export function textIn(form: FormData, name: string): string | null {
	const value = form.get(name)
	return typeof value === 'string' ? value : null
}
