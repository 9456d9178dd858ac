export const hiddenTooVague = 'This could be any hospital. Add the hospital’s own name, for example “Lakeside”.'
export const hiddenTooMany = 'Your list is full. To hide from every hospital, turn on Private Mode.'
