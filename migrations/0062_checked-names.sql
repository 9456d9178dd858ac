ALTER TABLE "credentials" ADD COLUMN "checked_name" text;--> statement-breakpoint
-- What is verified is a name with a number: whoever verifies, also by an older release, keeps the name of that moment.
CREATE FUNCTION keep_checked_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status = 'verified' AND NEW.checked_name IS NULL THEN
		SELECT name INTO NEW.checked_name FROM specialists WHERE id = NEW.specialist_id;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_checked_name BEFORE INSERT OR UPDATE ON "credentials" FOR EACH ROW EXECUTE FUNCTION keep_checked_name();
