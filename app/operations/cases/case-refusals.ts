export const takenByAnother = 'Another operator has taken this case. Open the case to see who it is.'
/** Within the minute of a decision that waits. */
export const decidedMomentAgo = 'An operator has just decided this. Open the case to see who it is.'
export const ownRefusal =
	'Another operator decides the appeal. You refused this before, or your account is new, or one of you invited the other.'
