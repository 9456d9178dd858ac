import stylesheet from './prose.css?url'

/** `links` of a page that shows a text of ours. */
export const proseStyles = () => [{ rel: 'stylesheet', href: stylesheet }]
