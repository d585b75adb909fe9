import { Card, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../base/i18n';
import { language } from '../base/language';
import { ContactForm } from './ContactForm';
import { homeMessages } from './home.messages';

const features = ['plan', 'heat', 'service', 'report', 'stock', 'customer'] as const;
/** Specification §2. */
const editions = ['professional', 'premium', 'flagship'] as const;
const memberships = ['silver', 'gold'] as const;

/** The public home page: what the product is, what it costs in members, who makes it, and how to reach them. */
export function HomePage() {
  const t = useT(homeMessages);
  return (
    <main>
      <Hero>
        <div>
          <h1>{t('site.hero.title')}</h1>
          <p>{t('site.hero.text')}</p>
          <a href="#product">{t('site.hero.more')}</a>
        </div>
        <Screen name="heat" alt={t('site.screen.heat')} />
      </Hero>
      <Section id="product">
        <h2>{t('site.product.title')}</h2>
        <Grid>
          {features.map((feature) => (
            <Card key={feature}>
              <h3>{t(`site.product.${feature}.title`)}</h3>
              <p>{t(`site.product.${feature}.text`)}</p>
            </Card>
          ))}
        </Grid>
        <Screen name="plan" alt={t('site.screen.plan')} lazy />
      </Section>
      <Section id="plans">
        <h2>{t('site.plans.title')}</h2>
        <PlanList title={t('site.plans.editions')} plans={editions} />
        <PlanList title={t('site.plans.memberships')} plans={memberships} />
        <p>{t('site.plans.ai')}</p>
      </Section>
      <Section id="about">
        <h2>{t('site.about.title')}</h2>
        <p>{t('site.about.text')}</p>
      </Section>
      <Section id="contact">
        <h2>{t('site.contact.title')}</h2>
        <p>{t('site.contact.text')}</p>
        <ContactForm />
      </Section>
    </main>
  );
}

interface ScreenProps {
  readonly name: 'heat' | 'plan';
  readonly alt: string;
  /** Below the fold: fetched when it comes near. */
  readonly lazy?: boolean | undefined;
}

/** A real screen of the product, in the page's language. */
function Screen({ name, alt, lazy = false }: ScreenProps) {
  const src = `/screens/${name}-${language}.webp`;
  return <Picture src={src} alt={alt} width={1280} height={800} loading={lazy ? 'lazy' : 'eager'} />;
}

interface PlanListProps {
  readonly title: string;
  readonly plans: readonly ((typeof editions)[number] | (typeof memberships)[number])[];
}

function PlanList({ title, plans }: PlanListProps) {
  const t = useT(homeMessages);
  return (
    <>
      <h3>{title}</h3>
      <Grid>
        {plans.map((plan) => (
          <Card key={plan}>
            <h4>{t(`site.plan.${plan}`)}</h4>
            <p>{t(`site.plan.${plan}.text`)}</p>
          </Card>
        ))}
      </Grid>
    </>
  );
}

const Picture = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  box-shadow: ${token.shadow.lg};
`;

const Hero = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  align-items: center;
  gap: ${token.space[8]};
  padding: 64px max(${token.space[4]}, calc((100% - 1120px) / 2));
  background: ${token.color.accentSoft};

  h1 {
    max-width: 22em;
    margin: 0 0 ${token.space[4]};
    font-size: clamp(26px, 3.2vw, 36px);
    line-height: 1.25;
  }
  p {
    max-width: 44em;
    margin: 0 0 ${token.space[5]};
    font-size: ${token.fontSize.lg};
  }
  a {
    color: ${token.color.accent};
    font-weight: ${token.fontWeight.medium};
  }
`;

const Section = styled.section`
  padding: ${token.space[10]} max(${token.space[4]}, calc((100% - 1120px) / 2));
  scroll-margin-top: 60px;

  h2 {
    margin: 0 0 ${token.space[5]};
    font-size: ${token.fontSize.xxl};
  }
  h3,
  h4 {
    margin: 0 0 ${token.space[2]};
    font-size: ${token.fontSize.lg};
  }
  p {
    margin: 0 0 ${token.space[3]};
    max-width: 60em;
    color: ${token.color.textMuted};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${token.space[4]};
  margin-bottom: ${token.space[6]};

  p {
    margin: 0;
  }
`;
