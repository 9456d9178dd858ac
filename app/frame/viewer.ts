import type { OperatorRole } from '#app/identity/operators/operator-role.ts'
import type { Theme } from '#app/platform/http/theme.server.ts'
import type { FormDraft } from '#app/platform/http/form-draft.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import type { Language } from '#app/platform/language/languages.ts'
import type { HospitalFrame } from './hospital-frame.server.ts'

/** The viewer, as far as header, footer and bottom bar need to know. */
export type Viewer =
	| { kind: 'visitor' }
	| {
			kind: 'operator'
			name: string
			role: OperatorRole
			unread: number
			unreadMessages: number
			hasShortcuts: boolean
	  }
	| {
			kind: 'specialist'
			name: string
			unread: number
			unreadMessages: number
			/** The day on which the account is deleted, as its owner asked; null as a rule. */
			leavesOn: string | null
	  }
	| {
			kind: 'member'
			name: string
			unread: number
			unreadMessages: number
			hospital: HospitalFrame
	  }
	| { kind: 'interviewer'; name: string; unread: number }

/** People who work in the workspace: one rail, full-height panes. */
export type WorkspaceViewer = Extract<Viewer, { kind: 'member' | 'operator' }>

/** Everyone else has a header and a footer. */
export type PublicViewer = Exclude<Viewer, WorkspaceViewer>

export const isInWorkspace = (viewer: Viewer): viewer is WorkspaceViewer =>
	viewer.kind === 'member' || viewer.kind === 'operator'

/** The page in the language that a visitor’s browser asks for, in the words of that language. */
export type LanguageOffer = { language: Language; text: string; refusal: string }

/** What the root loader gives every page. */
export type RootData = {
	viewer: Viewer
	/** Another one when something of the viewer's has changed since; null for visitors. */
	mark: string | null
	theme: Theme
	firstPage: boolean
	/** This browser has not closed the line about the former name. */
	nameBanner: boolean
	languageOffer: LanguageOffer | null
	requestId: string
	flash: Flash | null
	kept: FormDraft | null
	year: number
}

/** Whether single keys do something for this person. */
export const hasShortcuts = (viewer: WorkspaceViewer) =>
	viewer.kind === 'operator' ? viewer.hasShortcuts : viewer.hospital.hasShortcuts
