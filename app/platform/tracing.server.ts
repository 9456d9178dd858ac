import { env } from './env.server.ts'
import type { Tracing } from './tracing/open-telemetry.server.ts'

/** What is known of a span once its work is under way. Names from the code and numbers, never what someone typed. */
export type SpanFacts = { name?: string; attributes?: Record<string, string | number> }
export type SpanOptions = {
	kind?: 'server' | 'client' | 'consumer'
	attributes?: Record<string, string | number>
	/** The header `traceparent` of who asks. */
	parent?: string | undefined
}

/** server/ and the bundle have a copy of this file each, and a process has one trace. */
const store = globalThis as { [tracingKey]?: Tracing }
const tracingKey = Symbol.for('app.tracing')

/** Runs work as a part of the trace that is on. Without traces it only runs it. */
export function inSpan<Answer>(
	name: string,
	options: SpanOptions,
	run: (note: (facts: SpanFacts) => void) => Promise<Answer>,
): Promise<Answer> {
	const tracing = store[tracingKey]
	return tracing ? tracing.inSpan(name, options, run) : run(ignore)
}

const ignore = () => undefined

/** A call of another service: 'msg91', 's3 get'. */
export const callingOut = <Answer>(service: string, call: () => Promise<Answer>) =>
	inSpan(service, { kind: 'client' }, call)

export const isTracing = () => store[tracingKey] !== undefined

/** The ids by which a line of the log leads to its trace. */
export const traceIds = () => store[tracingKey]?.ids() ?? null

/** Loads OpenTelemetry where OTEL_EXPORTER_OTLP_ENDPOINT says where traces go, and nothing elsewhere. */
export async function startTracing() {
	if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return
	const { createTracing } = await import('./tracing/open-telemetry.server.ts')
	store[tracingKey] = createTracing({
		endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
		share: env.OTEL_TRACES_SAMPLER_ARG,
		service: env.OTEL_SERVICE_NAME,
	})
}

/** Sends what is left. */
export async function stopTracing() {
	const tracing = store[tracingKey]
	delete store[tracingKey]
	await tracing?.stop()
}
