import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
	BasicTracerProvider,
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { SpanFacts, SpanOptions } from '../tracing.server.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
/** A collector that does not answer costs memory for so many spans, and no one waits for it. */
const queued = 2_048
const patienceMs = 3_000

export type Tracing = ReturnType<typeof createTracing>

/**
 * OpenTelemetry without its global state: packages of others that look for that would send spans of their own, which hold
 * what people typed. `share` is the part of traces that is kept, 0 to 1; a caller's own decision does not count, so that no
 * stranger has everything kept.
 */
export function createTracing({ endpoint, share, service }: { endpoint: string; share: number; service: string }) {
	const ratio = new TraceIdRatioBasedSampler(share)
	const exporter = new OTLPTraceExporter({
		url: new URL('v1/traces', withSlash(endpoint)).href,
		timeoutMillis: patienceMs,
	})
	const provider = new BasicTracerProvider({
		resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
		sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio, remoteParentNotSampled: ratio }),
		spanProcessors: [
			new BatchSpanProcessor(exporter, {
				maxQueueSize: queued,
				scheduledDelayMillis: 1_000,
				exportTimeoutMillis: patienceMs,
			}),
		],
	})
	const tracer = provider.getTracer('app')
	const propagator = new W3CTraceContextPropagator()
	const contexts = new AsyncLocalStorage<Context>()

	function parentOf({ parent }: SpanOptions): Context {
		const current = contexts.getStore() ?? ROOT_CONTEXT
		return parent ? propagator.extract(current, { traceparent: parent }, defaultTextMapGetter) : current
	}

	function inSpan<Answer>(
		name: string,
		options: SpanOptions,
		run: (note: (facts: SpanFacts) => void) => Promise<Answer>,
	): Promise<Answer> {
		const parent = parentOf(options)
		const { kind, attributes = {} } = options
		const span = tracer.startSpan(name, { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes }, parent)
		const note = ({ name: known, attributes: more }: SpanFacts) => {
			if (known) span.updateName(known)
			if (more) span.setAttributes(more)
		}
		return contexts.run(trace.setSpan(parent, span), async () => {
			try {
				return await run(note)
			} catch (error) {
				// Its message may hold what someone typed.
				span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
				throw error
			} finally {
				span.end()
			}
		})
	}

	function ids() {
		const span = trace.getSpanContext(contexts.getStore() ?? ROOT_CONTEXT)
		return span ? { trace_id: span.traceId, span_id: span.spanId } : null
	}

	return { inSpan, ids, stop: () => provider.shutdown() }
}

const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`)
