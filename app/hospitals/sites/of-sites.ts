/** A row of the hospital whose member asks belongs to one of their sites. Without a site it is at the main one, which goes by the hospital's id. */
export const isOfSites = (table: string) =>
	`${table}.hospital_id <> (select actor_hospital()) or coalesce(${table}.site_id, ${table}.hospital_id) = any((select actor_sites())::uuid[])`
