/** As much of a JSON schema as our document uses. */
type Schema = {
	type?: string | string[]
	$ref?: string
	anyOf?: Schema[]
	enum?: unknown[]
	items?: Schema
	properties?: Record<string, Schema>
	required?: string[]
	format?: string
	maxLength?: number
	maxItems?: number
	minimum?: number
	maximum?: number
	description?: string
}
type Parameter = { name: string; in: string; description?: string; required: boolean; schema: Schema }
type Content = { content: Record<string, { schema: Schema }> }
type Call = {
	operationId: string
	summary: string
	description: string
	parameters: Parameter[]
	requestBody?: Content
	responses: Record<string, { description: string } & Content>
}
export type Document = {
	paths: Record<string, Record<string, Call>>
	components: { schemas: Record<string, Schema> }
}

export type Field = { name: string; type: string; note: string; isRequired: boolean }
export type DescribedCall = {
	id: string
	method: string
	path: string
	summary: string
	description: string
	fields: Field[]
	/** Names of objects: what is sent, and what is answered. */
	sends: string | null
	answers: string
}

const nameOf = (ref: string) => ref.split('/').at(-1) ?? ''

/** The type in words: 'text, up to 100 characters'. */
function typeOf(schema: Schema): string {
	const { type, $ref, anyOf, items, format, minimum, maximum, maxLength, maxItems } = schema
	if ($ref) return nameOf($ref)
	if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(' or ')
	if (anyOf) return anyOf.map(typeOf).join(' or ')
	if (schema.enum)
		return schema.enum.length > 20
			? `one of ${schema.enum.length} values, listed in the OpenAPI document`
			: schema.enum.join(', ')
	if (type === 'array') return `list of ${items ? typeOf(items) : 'values'}${maxItems ? `, up to ${maxItems}` : ''}`
	if (type === 'object')
		return Object.entries(schema.properties ?? {})
			.map(([name, inner]) => `${name}: ${typeOf(inner)}`)
			.join('; ')
	const isBounded = minimum !== undefined && maximum !== undefined && maximum < 1_000_000
	if (type === 'integer') return isBounded ? `whole number from ${minimum} to ${maximum}` : 'whole number'
	if (type === 'boolean') return 'true or false'
	if (type === 'string')
		return (format && formats[format]) ?? (maxLength ? `text, up to ${maxLength} characters` : 'text')
	return type ?? 'any'
}

const formats: Record<string, string> = {
	uuid: 'id',
	date: 'date, YYYY-MM-DD',
	'date-time': 'instant in UTC',
	uri: 'address',
}

const fieldOf = (name: string, schema: Schema, isRequired: boolean): Field => ({
	name,
	type: typeOf(schema),
	note: schema.description ?? '',
	isRequired,
})

const schemaIn = ({ content }: Content) => Object.values(content)[0]?.schema.$ref ?? ''

/** The calls of the document, as its page prints them. */
export const describeCalls = ({ paths }: Document): DescribedCall[] =>
	Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, call]) => {
			const done = Object.entries(call.responses).find(([status]) => status.startsWith('2'))?.[1]
			return {
				id: call.operationId,
				method: method.toUpperCase(),
				path,
				summary: call.summary,
				description: call.description,
				fields: call.parameters.map(({ name, schema, description = '', required }) =>
					fieldOf(name, { ...schema, description }, required),
				),
				sends: call.requestBody ? nameOf(schemaIn(call.requestBody)) : null,
				answers: done ? nameOf(schemaIn(done)) : '',
			}
		}),
	)

/** The objects that calls send and answer. */
export const describeObjects = ({ components: { schemas } }: Document) =>
	Object.entries(schemas).map(([name, { properties = {}, required = [] }]) => ({
		name,
		fields: Object.entries(properties).map(([field, schema]) => fieldOf(field, schema, required.includes(field))),
	}))
