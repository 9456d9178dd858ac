export const takenByAnother = 'Another operator has taken this case. Open the case to see who it is.'
export const ownRefusal = 'You refused this before. Another operator decides the appeal.'
