const applyPage = /^\/jobs\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/apply$/

/** The job whose application someone was about to write when they were asked to log in; null for any other page. */
export const applyingFor = (returnTo: string | undefined) => applyPage.exec(returnTo ?? '')?.[1] ?? null
