import { Form, Link } from 'react-router'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { listDemoSends, recipientAsked } from '#app/platform/delivery/demo-outbox.server.ts'
import { isDemo } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { cx } from '#app/ui/cx.ts'
import { Button, buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Route } from './+types/outbox.ts'

export const middleware = [openAtPlainAddress()]

export const handle = { hydrate: 'never' }

/** What the demo senders delivered. In production there is no such page. */
export async function loader({ request }: Route.LoaderArgs) {
	if (!isDemo) throw notFound()
	const to = recipientAsked(request)
	const sends = await listDemoSends(to || null)
	const answered = new Set<string>()
	return {
		to,
		sends: sends.map(({ at, text, ...send }) => {
			// One writes back below the newest message of a conversation.
			const mayAnswer = send.channel === 'whatsapp' && !answered.has(send.to)
			if (mayAnswer) answered.add(send.to)
			return { ...send, mayAnswer, at: formatDateTime(at), parts: linkParts(text) }
		}),
	}
}

/** Text and addresses in turn; every second part is an address. */
const linkParts = (text: string) => text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)

export const meta = () => [{ title: 'Outbox' }, { name: 'robots', content: 'noindex' }]

export default function DevOutbox({ loaderData: { to, sends } }: Route.ComponentProps) {
	const here = to ? `/dev/outbox?to=${encodeURIComponent(to)}` : '/dev/outbox'
	return (
		<main id="main" className="page grid gap-6 py-8">
			<PageHeader
				title="Outbox"
				lead="SMS, WhatsApp messages, emails and browser notifications this demo would have sent, newest first. Nothing has actually been sent."
				actions={
					<ButtonLink to={here} reloadDocument variant="secondary">
						Refresh
					</ButtonLink>
				}
			/>
			<Form method="get" className="flex flex-wrap items-end gap-3">
				<TextField name="to" label="Recipient" hint="Full phone number or email address" defaultValue={to} />
				<Button variant="secondary">Filter</Button>
				{to ? (
					<Link to="/dev/outbox" className="link">
						Show all
					</Link>
				) : null}
			</Form>
			{sends.length === 0 ? (
				<EmptyState title="Nothing sent yet">
					{to ? `Nothing went to ${to}.` : 'OTPs and emails appear here as soon as they are sent.'}
				</EmptyState>
			) : (
				<ol className="grid gap-4">
					{sends.map((send) => (
						<li key={send.id}>
							<Message {...send} />
						</li>
					))}
				</ol>
			)}
		</main>
	)
}

const channelNames = { sms: 'SMS', email: 'Email', push: 'Push', whatsapp: 'WhatsApp' }

type MessageProps = Route.ComponentProps['loaderData']['sends'][number]

function Message({ id, channel, to, subject, code, at, parts, buttons, mayAnswer }: MessageProps) {
	const list = buttons[0]?.list
	return (
		<article className="panel">
			<div className="panel-head flex-wrap">
				<h2 className="min-w-0 text-lg wrap-anywhere">{subject ?? `${channelNames[channel]} to ${to}`}</h2>
				<p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
					<Tag>{channelNames[channel]}</Tag>
					{subject ? <span className="wrap-anywhere">to {to}</span> : null}
					<span>{at}</span>
				</p>
			</div>
			<div className="panel-body grid gap-3">
				{code ? <p className="num text-3xl font-semibold">{code}</p> : null}
				<p
					className={cx(
						'max-w-prose whitespace-pre-line wrap-anywhere',
						channel === 'whatsapp' && 'justify-self-start rounded-lg bg-sunken px-3 py-2',
					)}
				>
					{parts.map((part, position) =>
						position % 2 === 1 ? (
							<a key={position} href={part} className="link break-all">
								{part}
							</a>
						) : (
							part
						),
					)}
				</p>
				{list === undefined ? (
					<Buttons id={id} buttons={buttons} />
				) : (
					<details>
						<summary className={buttonClass({ variant: 'secondary', size: 'sm' })}>{list}</summary>
						<div className="mt-2">
							<Buttons id={id} buttons={buttons} />
						</div>
					</details>
				)}
				{mayAnswer ? (
					<Form
						method="post"
						action={press}
						reloadDocument
						noValidate
						data-whole=""
						className="flex flex-wrap items-end gap-3"
					>
						<input type="hidden" name="id" value={id} />
						<TextField
							name="words"
							id={`words-${id}`}
							label="Write back"
							hint={`As ${to}, in WhatsApp. STOP ends the messages.`}
							maxLength={4096}
						/>
						<Button variant="secondary">Send</Button>
					</Form>
				) : null}
			</div>
		</article>
	)
}

const press = '/dev/outbox/press'

function Buttons({ id, buttons }: Pick<MessageProps, 'id' | 'buttons'>) {
	if (buttons.length === 0) return null
	return (
		<div className="flex flex-wrap gap-2">
			{buttons.map(({ label, description, payload }) => (
				<PostButton
					key={payload}
					action={press}
					fields={{ id, payload }}
					form={{ reloadDocument: true }}
					variant="secondary"
					size="sm"
				>
					{description ? `${label}, ${description}` : label}
				</PostButton>
			))}
		</div>
	)
}
