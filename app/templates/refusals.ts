export const nameTaken = 'Another template has this name. Enter a different name.'
