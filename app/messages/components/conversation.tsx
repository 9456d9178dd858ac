import { type ComponentProps, lazy } from 'react'
import { Link } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { runs } from '#app/ui/page/program.ts'
import type { openConversation } from '../conversation.server.ts'
import type { ReadyTemplate } from '#app/templates/queries.server.ts'
import { Beside } from './beside.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import { Composer } from './composer.tsx'
import { MessageLine } from './message-line.tsx'
import { UnsentLine } from './unsent-line.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

type Shown = NonNullable<Awaited<ReturnType<typeof openConversation>>> & {
	newKey: string
	start: string
	applications: ComponentProps<typeof Beside>['applications']
	/** Of a hospital's team. */
	templates: readonly ReadyTemplate[] | null
}

const loadHeldMessage = async () => ({ default: (await import('./held-message.tsx')).HeldMessage })
/** Only a hospital has one, and seldom. */
const HeldMessage = import.meta.env.SSR ? (await loadHeldMessage()).default : lazy(loadHeldMessage)

const startsProgram = runs(async () => (await import('#app/ui/enhance/conversation.ts')).startConversation)

export function Conversation({ conversation, refused }: { conversation: Shown; refused: FormProblem | undefined }) {
	const { otherId, name, days, held, read, closed, earlier, isPast, ownKey, side } = conversation
	return (
		<div className="flex min-h-0 flex-1">
			<section
				ref={startsProgram}
				data-conversation
				data-send-to={`/messages/with/${otherId}/sending`}
				data-kept-as={`messages/${ownKey}/${otherId}`}
				aria-label={t`Conversation with ${{ name }}`}
				className="flex min-h-0 min-w-0 flex-1 flex-col"
			>
				<ConversationHeader name={name} otherId={otherId} side={side} application={conversation.applications[0]} />
				{/* Reversed, so that it shows its end from the start, even without a script, and stays there as it grows. */}
				<div
					role="log"
					aria-label={t`Messages with ${{ name }}`}
					// What scrolls must be within reach of a keyboard.
					// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
					tabIndex={0}
					className="relative flex min-h-0 flex-1 flex-col-reverse overflow-y-auto bg-canvas px-4 py-3 lg:px-6"
				>
					<div className="grid gap-4">
						{earlier ? (
							<ButtonLink to={earlier} variant="secondary" size="sm" preventScrollReset className="justify-self-center">
								{t`Earlier messages`}
							</ButtonLink>
						) : (
							<Beginning side={side} name={name} isEmpty={days.length === 0} />
						)}
						{days.map(({ day, name: dayName, messages }) => (
							<section key={day} aria-label={dayName} className="grid gap-3">
								<h2 className="justify-self-center rounded-full bg-sunken px-3 py-0.5 text-xs font-medium text-ink-2">
									{dayName}
								</h2>
								<ul className="grid gap-3">
									{messages.map((message, index) => (
										<MessageLine
											key={message.clientKey ?? message.id}
											message={message}
											goesOn={index > 0 && messages[index - 1]?.sender === message.sender}
											read={read?.messageId === message.id ? read.text : null}
										/>
									))}
								</ul>
							</section>
						))}
						<ul data-outbox data-kept="" className="grid gap-3 empty:hidden" />
						<UnsentLine />
						{held.length > 0 ? (
							<ul className="grid gap-3">
								{held.map(({ id, texts, reasons }) => (
									<li key={id}>
										<HeldMessage texts={texts} reasons={reasons} />
									</li>
								))}
							</ul>
						) : null}
						<div id="latest" />
					</div>
				</div>
				{isPast ? (
					<p className="border-t border-line p-3 text-sm">
						{rich({
							link: (words) => (
								<Link to={`/messages/with/${otherId}`} className="link">
									{words}
								</Link>
							),
						})`You are viewing earlier messages. <link>Go to latest messages</link>`}
					</p>
				) : closed ? (
					<div className="border-t border-line p-3">
						<Notice tone="plain">{closed}</Notice>
					</div>
				) : (
					<Composer
						otherId={otherId}
						name={name}
						newKey={conversation.newKey}
						start={conversation.start}
						templates={conversation.templates}
						refused={refused}
					/>
				)}
			</section>
			<Beside
				name={name}
				otherId={otherId}
				side={side}
				applications={conversation.applications}
				shortlistHref={conversation.shortlistHref}
			/>
		</div>
	)
}

function Beginning({ side, name, isEmpty }: { side: Shown['side']; name: string; isEmpty: boolean }) {
	return (
		<div className="grid gap-1 justify-self-center text-center text-sm text-ink-2">
			{isEmpty ? (
				<p>
					{side === 'specialist'
						? t`No messages yet. Only you and the hospital’s team can read this conversation. We read it only if one side reports the other, and single messages of a hospital that our automatic check holds.`
						: 'No messages yet. Only the specialist and your team can read this conversation. We read it only if one side reports the other, and single messages of a hospital that our automatic check holds.'}
				</p>
			) : (
				<p>{t`Your conversation with ${{ name }} starts here.`}</p>
			)}
			{side === 'specialist' ? <p>{t`Never pay for a job. Report anyone who asks you for money.`}</p> : null}
		</div>
	)
}
