import { data } from 'react-router'
import { brand } from '#app/brand.ts'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { eventTypes } from '#app/webhooks/events.ts'
import { timeoutMs } from '#app/webhooks/limits.ts'
import { webhooksPath } from '#app/webhooks/paths.ts'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { callsPerMinute } from '../limits.ts'
import { writeOpenApi } from '../openapi.server.ts'
import { problems } from '../problem.server.ts'
import { base, settingsPath } from '../paths.ts'
import {
	describeCalls,
	type DescribedCall,
	describeObjects,
	type Document,
	type Field,
} from './developers/describe-document.ts'
import type { Route } from './+types/developers.ts'

export function loader() {
	const document = writeOpenApi() as unknown as Document
	const page = {
		origin: env.APP_ORIGIN,
		address: env.APP_ORIGIN + base,
		callsPerMinute,
		calls: describeCalls(document),
		objects: describeObjects(document),
		problems: Object.entries(problems).map(([code, said]) => ({ code, ...said })),
	}
	return data(page, { headers: shareWithVisitors() })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = { hydrate: 'never', scripts: 'none' } as const

const title = 'API for hospitals'
const description = 'Post jobs, and read applicants and placements of your hospital, from your own systems.'

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? pageMeta({ origin: loaderData.origin, path: '/developers', title, description, site: brand.name }) : []

export default function Developers({ loaderData: page }: Route.ComponentProps) {
	return (
		<main id="main">
			<header className="band border-t-0">
				<div className="page grid gap-2 py-6 md:py-10">
					<h1 className="text-2xl md:text-3xl">{title}</h1>
					<p className="max-w-prose text-ink-2 md:text-lg">{description}</p>
				</div>
			</header>
			<div className="page grid grid-cols-1 gap-10 py-6 md:py-10">
				<Start {...page} />
				<section className="grid grid-cols-1 gap-6" aria-labelledby="calls">
					<h2 id="calls" className="text-xl">
						Calls
					</h2>
					{page.calls.map((call) => (
						<Call key={call.id} call={call} />
					))}
				</section>
				<section className="grid grid-cols-1 gap-6" aria-labelledby="objects">
					<h2 id="objects" className="text-xl">
						Objects
					</h2>
					{page.objects.map(({ name, fields }) => (
						<section key={name} id={name} aria-label={name} className="panel scroll-mt-6 overflow-hidden">
							<h3 className="panel-head text-base">{name}</h3>
							<Table
								caption={`Fields of ${name}`}
								columns={fieldColumns}
								rows={fields}
								rowKey={({ name: key }) => key}
							/>
						</section>
					))}
				</section>
				<Webhooks />
				<section className="grid grid-cols-1 gap-4" aria-labelledby="problems">
					<h2 id="problems" className="text-xl">
						Problems
					</h2>
					<p className="max-w-prose">
						A refused call is answered with a problem in JSON (RFC 9457). Read its <code>code</code>. The texts may
						change. What is refused before it is read, for its method or its size, has a code of its status, such as{' '}
						<code>http-405</code>.
					</p>
					<div className="panel overflow-hidden">
						<Table
							caption="Codes of problems"
							columns={problemColumns}
							rows={page.problems}
							rowKey={({ code }) => code}
						/>
					</div>
				</section>
			</div>
		</main>
	)
}

function Start({ address, callsPerMinute: most }: { address: string; callsPerMinute: number }) {
	return (
		<section className="grid max-w-prose gap-4" aria-labelledby="start">
			<h2 id="start" className="text-xl">
				Start
			</h2>
			<p>
				An owner of a verified hospital creates a key in{' '}
				<a href={settingsPath} className="link">
					Settings, API
				</a>
				. Send it with each call:
			</p>
			<pre className="rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">
				<code>{`curl ${address}/jobs \\\n  -H 'Authorization: Bearer tl_live_…'`}</code>
			</pre>
			<p>
				The{' '}
				<a href={`${base}/openapi.json`} className="link">
					OpenAPI 3.1 document
				</a>{' '}
				describes every call for programs. This page is made from it.
			</p>
			<ul className="grid list-disc gap-2 pl-5">
				<li>
					<b>Limit.</b> A key may make {most} calls a minute. The header <code>RateLimit</code> says how many are left.
					A call above the limit is answered with 429, and <code>Retry-After</code> says when to try again.
				</li>
				<li>
					<b>Repeating.</b> Send an <code>Idempotency-Key</code> with each POST. Repeat the call with the same key if
					you got no answer. It is done once, and you get the same answer for 24 hours.
				</li>
				<li>
					<b>Pages.</b> A list has up to 100 rows. Send <code>nextCursor</code> as <code>cursor</code> for the next
					ones.
				</li>
				<li>
					<b>Privacy.</b> The API shows what the pages of your hospital show, and no more. Each reading is recorded
					under the name of the owner who created the key.
				</li>
			</ul>
		</section>
	)
}

/** What a receiver has to know. */
function Webhooks() {
	return (
		<section className="grid max-w-prose scroll-mt-6 gap-4" aria-labelledby="webhooks">
			<h2 id="webhooks" className="text-xl">
				Webhooks
			</h2>
			<p>
				Add an address in{' '}
				<a href={webhooksPath} className="link">
					Settings, Webhooks
				</a>
				. We send a POST request to it when a job, an application or a request for cover moves. Answer with a status
				from 200 to 299 within {timeoutMs / 1_000} seconds. The address has to be https on port 443 of the public
				internet, and redirects are not followed. The page of each webhook has a button that sends a test event,{' '}
				<code>webhook.test</code>, and shows your system’s answer.
			</p>
			<pre className="rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">
				<code>{exampleCall}</code>
			</pre>
			<ul className="grid list-disc gap-2 pl-5">
				<li>
					<b>Signature.</b> Calls follow{' '}
					<a href="https://www.standardwebhooks.com" className="link">
						Standard Webhooks
					</a>
					, for which there are libraries. The header <code>webhook-signature</code> is made from the signing secret,{' '}
					<code>webhook-id</code>, <code>webhook-timestamp</code> and the body. Refuse calls that do not match, and
					calls older than five minutes.
				</li>
				<li>
					<b>Repetition.</b> A call arrives at least once. Remember <code>webhook-id</code> to notice repetitions. The
					order is not guaranteed, so read <code>timestamp</code>.
				</li>
				<li>
					<b>Failures.</b> We try again with growing pauses for three days. If no call has arrived by then, the webhook
					is turned off and the owners are notified.
				</li>
				<li>
					<b>Privacy.</b> Webhooks send IDs and statuses, never personal data. Read the applicant with the API.
				</li>
				<li>
					<b>Undone changes.</b> A change that is undone is sent as the state to which it returned.
				</li>
			</ul>
			<p>
				Events: <code className="text-sm wrap-anywhere">{eventTypes.join(', ')}</code>.
			</p>
		</section>
	)
}

const exampleCall = `{
  "type": "application.received",
  "timestamp": "2026-11-23T09:30:00.000Z",
  "data": {
    "applicationId": "0b0cf5a5-7f10-4f6e-9a40-3c1b8e0f6f52",
    "jobId": "5f3f3a0e-54f2-4a0c-8f0a-9b1f2f7f6f11",
    "stage": "applied",
    "previousStage": null
  }
}`

function Call({
	call: { id, method, path, summary, description: text, fields, sends, answers },
}: {
	call: DescribedCall
}) {
	return (
		<section id={id} aria-label={summary} className="panel scroll-mt-6 overflow-hidden">
			<div className="grid gap-2 p-4">
				<h3 className="text-lg">{summary}</h3>
				<p className="text-sm wrap-anywhere">
					<code>
						<b>{method}</b> {path}
					</code>
				</p>
				<p className="max-w-prose text-ink-2">{text.replaceAll('`', '')}</p>
				<p className="text-sm">
					{sends ? (
						<>
							Sends <ObjectLink name={sends} />.{' '}
						</>
					) : null}
					Answers <ObjectLink name={answers} />.
				</p>
			</div>
			{fields.length > 0 ? (
				<Table caption={`Parameters: ${summary}`} columns={fieldColumns} rows={fields} rowKey={({ name }) => name} />
			) : null}
		</section>
	)
}

const ObjectLink = ({ name }: { name: string }) => (
	<a href={`#${name}`} className="link">
		{name}
	</a>
)

const fieldColumns: readonly Column<Field>[] = [
	{
		key: 'name',
		header: 'Field',
		isRowHeader: true,
		cell: ({ name, isRequired }) => (
			<>
				<code className="wrap-anywhere">{name}</code>
				{isRequired ? null : <span className="font-normal text-ink-2"> (optional)</span>}
			</>
		),
	},
	{
		key: 'type',
		header: 'Meaning',
		cell: ({ type, note }) => (
			<>
				<span className="wrap-anywhere">{type}</span>
				{note ? <span className="block text-ink-2">{note.replaceAll('`', '')}</span> : null}
			</>
		),
	},
]

type Problem = { code: string; status: number; title: string }
const problemColumns: readonly Column<Problem>[] = [
	{ key: 'code', header: 'Code', isRowHeader: true, cell: ({ code }) => <code id={code}>{code}</code> },
	{ key: 'status', header: 'Status', align: 'end', cell: ({ status }) => status },
	{ key: 'title', header: 'Meaning', cell: ({ title: said }) => said },
]
