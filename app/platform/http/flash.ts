/** A message about what just happened, with a way back where there is one. */
export type Flash = {
	title: string
	detail?: string
	tone?: 'success' | 'info' | 'danger'
	/** A form that takes the last step back: where it posts, what its button says, and what it sends along. */
	undo?: { action: string; label: string; fields?: Record<string, string> }
	/** What has happened, for the script of the page. */
	event?: 'logged-out'
}
